// How well bots play; what somebody chose once is chosen the next time.
import { signal } from "@preact/signals"
import type { Strength } from "../api/bots.ts"
import { say } from "../say.ts"
import { Choice } from "./Choice.tsx"

const KEPT = "dixit.level"
const LEVELS: readonly Strength[] = ["easy", "usual", "sharp"]

const kept = localStorage.getItem(KEPT)

export const level = signal<Strength>(LEVELS.find((one) => one === kept) ?? "usual")

export function Level() {
  return (
    <Choice
      label={say("bots.level")}
      name="level"
      value={level.value}
      onChoose={(chosen) => {
        localStorage.setItem(KEPT, chosen)
        level.value = chosen
      }}
      options={LEVELS.map((value) => ({ value, label: say(`bots.${value}`) }))}
    />
  )
}
