// Time to think, in words.
import type { Settings } from "../../live/messages.ts"

type Limits = Settings["limits"]

const DAY = 24 * 60 * 60
export const PACES = {
  brisk: { clue: 60, cards: 40, votes: 40, reveal: 15 },
  easy: { clue: 90, cards: 60, votes: 60, reveal: 20 },
  slow: { clue: 300, cards: 300, votes: 300, reveal: 60 },
  days: { clue: DAY, cards: DAY, votes: DAY, reveal: DAY },
  endless: { clue: null, cards: null, votes: null, reveal: null },
} as const satisfies Record<string, Limits>
export type Pace = keyof typeof PACES

export function paceOf(limits: Limits): Pace | null {
  const found = (Object.entries(PACES) as [Pace, Limits][]).find(([, pace]) =>
    (Object.keys(pace) as (keyof Limits)[]).every((phase) => pace[phase] === limits[phase]),
  )
  return found?.[0] ?? null
}
