// The offer to be told when it is one's turn, which is made in one room alone, until it is answered.
import { signal } from "@preact/signals"
import { isOffered } from "./reminding.ts"

const KEPT = "dixit.offered"
const ANSWERED = "answered"

const offered = signal(localStorage.getItem(KEPT))

export function isOfferedAt(code: string): boolean {
  return isOffered(offered.value, code)
}

export function offerAt(code: string): void {
  keep(code)
}

export function answerOffer(): void {
  keep(ANSWERED)
}

function keep(value: string): void {
  localStorage.setItem(KEPT, value)
  offered.value = value
}
