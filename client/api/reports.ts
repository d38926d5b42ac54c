// Telling the moderators of something, what became of that, and hiding a clue of my own.
import { answered, got, http, type Schemas } from "./http.ts"

export type Accusation = Schemas["Accusation"]
export type MyReport = Schemas["MyReport"]

export const reports = {
  make: (body: Accusation) => got(http.POST("/api/v1/reports", { body })),
  list: async () => (await got(http.GET("/api/v1/me/reports", {}))).reports,
}

export const hideClue = (game_id: string, turn: number) =>
  answered(
    http.POST("/api/v1/games/{game_id}/hide-clue", {
      params: { path: { game_id } },
      body: { turn },
    }),
  )

/** A table that I shared with somebody, where moderators may look at what happened. */
export async function sharedTable(person: string): Promise<string | null> {
  const query = { with: person, limit: 100 }
  const { games } = await got(http.GET("/api/v1/me/games", { params: { query } }))
  return games.find(({ room }) => room !== null)?.room?.code ?? null
}
