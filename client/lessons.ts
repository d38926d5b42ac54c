// A first game explains itself: what somebody has done once on this device is not explained again.
import { signal } from "@preact/signals"

export const LESSONS = ["tell", "give", "giveTwo", "vote", "uncover"] as const
export type Lesson = (typeof LESSONS)[number]

const KEPT = "dixit.learned"

/** What has been learned here; null as long as nobody knows whether they have played before. */
const learned = signal<readonly Lesson[] | null>(kept())

/** True as long as it is to be explained. */
export function isNew(lesson: Lesson): boolean {
  return learned.value !== null && !learned.value.includes(lesson)
}

/**
 * Called at the moment of doing, before any answer, for the page may be gone by then. What another
 * tab has learned meanwhile stays learned.
 */
export function learn(...lessons: Lesson[]): void {
  const all = [...new Set([...(kept() ?? []), ...(learned.value ?? []), ...lessons])]
  localStorage.setItem(KEPT, all.join(" "))
  learned.value = all
}

/** Finds out once whether there is anything left to explain to somebody. */
export async function recall(hasPlayed: () => Promise<boolean>): Promise<void> {
  if (learned.value !== null) return
  const lessons = (await hasPlayed()) ? LESSONS : []
  learn(...lessons)
}

function kept(): readonly Lesson[] | null {
  const found = localStorage.getItem(KEPT)
  return found === null ? null : LESSONS.filter((one) => found.split(" ").includes(one))
}
