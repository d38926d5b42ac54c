import type { Answer } from "../../push.ts"

/** What is said of an answer; nothing of a question that was put away. */
export const ANSWERS = {
  on: "reminders.told",
  cannot: "reminders.cannot",
  refused: "reminders.refused",
  silent: "reminders.silent",
} as const satisfies Record<Exclude<Answer, "off">, string>
