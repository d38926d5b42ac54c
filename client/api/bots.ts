// Bots: in a lobby, alone with them, and where nobody else comes.
import { answered, got, http, type Schemas } from "./http.ts"
import { newKey } from "./keys.ts"
import { session } from "./session.ts"

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
  /** A game alone with bots, which begins at once: returns the room. */
  playAlone: async (strength: Strength, token: string | null) =>
    (
      await got(
        http.POST("/api/v1/solo", {
          params: { header: { "Idempotency-Key": newKey() } },
          headers: { Authorization: `Bearer ${token ?? session.token.value}` },
          body: { strength, language: session.language.value },
        }),
      )
    ).room,
  /** A seat where others wait for players; bots come if nobody does. */
  playQuickly: async (strength: Strength) =>
    await got(
      http.POST("/api/v1/play", {
        params: { header: { "Idempotency-Key": newKey() } },
        body: { strength, bots: true, language: session.language.value },
      }),
    ),
  sendAway: (code: string, person: string) =>
    answered(
      http.DELETE("/api/v1/rooms/{code}/bots/{person}", { params: { path: { code, person } } }),
    ),
}
