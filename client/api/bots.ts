// Bots: seating them in a lobby, and taking them away.
import { answered, got, http, type Schemas } from "./http.ts"
import { newKey } from "./keys.ts"

export type Strength = NonNullable<Schemas["BotsAsked"]["strength"]>

export const bots = {
  /** So many bots, or as many as it takes to have so many players. */
  seat: (code: string, body: Schemas["BotsAsked"]) =>
    got(
      http.POST("/api/v1/rooms/{code}/bots", {
        params: { path: { code }, header: { "Idempotency-Key": newKey() } },
        body,
      }),
    ),
  sendAway: (code: string, person: string) =>
    answered(
      http.DELETE("/api/v1/rooms/{code}/bots/{person}", { params: { path: { code, person } } }),
    ),
}
