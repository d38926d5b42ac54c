// What moderators have decided about me, and my word against it.
import { got, http, Refused, type Schemas } from "./http.ts"

export type Decision = Schemas["MyDecision"]

export const decisions = {
  /** Whoever can't sign in has a pass to appeal with. */
  appeal: (decision: string, words: string, appeal = "") =>
    got(
      http.POST("/api/v1/me/decisions/{decision}/appeal", {
        params: { path: { decision } },
        body: { words, appeal },
      }),
    ),
}

export type Suspension = Schemas["FactsByCode"]["suspended"]

/** Why, and until when, somebody can't sign in; null if that isn't what was refused. */
export function suspensionIn(error: unknown): Suspension | null {
  if (!(error instanceof Refused) || error.problem?.code !== "suspended") return null
  return error.problem.facts as Suspension
}
