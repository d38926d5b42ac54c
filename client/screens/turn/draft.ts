// A clue that is begun and not yet said: its words are kept for the next time, and for a page that begins anew.
import { signal } from "@preact/signals"
import { session } from "../../api/session.ts"

interface Draft {
  readonly game: string
  /** The id of whoever wrote it. */
  readonly by: string | undefined
  readonly words: string
  /** Time ran out on it, which whoever wrote it may not have seen. */
  readonly isLate: boolean
}

const KEPT = "dixit.draft"
const draft = signal<Draft | null>(kept())

export function draftIn(game: string): string {
  const { value } = draft
  return value?.game === game && value.by === session.me.value?.id ? value.words : ""
}

export function keepDraft(game: string, words: string): void {
  draft.value = { game, by: session.me.value?.id, words, isLate: false }
  sessionStorage.setItem(KEPT, JSON.stringify(draft.value))
}

/** Its words are on their way: none of them comes too late, and a page that begins anew still has them. */
export function sayDraft(): void {
  draft.value = null
}

/** The words on which time ran out, as long as nobody has put the slip away that shows them. */
export function lateDraftIn(game: string): string {
  return draft.value?.isLate ? draftIn(game) : ""
}

export function setLate(isLate: boolean): void {
  if (draft.value) draft.value = { ...draft.value, isLate }
}

function kept(): Draft | null {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Draft | null
}
