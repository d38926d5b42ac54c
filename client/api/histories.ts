// What is remembered of games: profiles, lists of games, and the leaderboard.
import { got, http, type Schemas } from "./http.ts"

export type Profile = Schemas["Profile"]
export type GameListed = Schemas["GameListed"]
export type Leaderboard = Schemas["Leaderboard"]
export type Person = Schemas["PersonSeen"]

/** The next page begins at the cursor; null is the first one. */
const from = (cursor: string | null) => (cursor === null ? {} : { query: { cursor } })

export const histories = {
  profile: (player_id: string) =>
    got(http.GET("/api/v1/players/{player_id}", { params: { path: { player_id } } })),
  games: (player_id: string, cursor: string | null) =>
    got(
      http.GET("/api/v1/players/{player_id}/games", {
        params: { path: { player_id }, ...from(cursor) },
      }),
    ),
  myGames: (cursor: string | null) =>
    got(http.GET("/api/v1/me/games", { params: { ...from(cursor) } })),
  /** A page of a season; null is the season that is on. */
  leaderboard: (season: string | null, cursor: string | null) =>
    got(
      http.GET("/api/v1/leaderboard", {
        params: {
          query: {
            ...(season === null ? {} : { season }),
            ...(cursor === null ? {} : { cursor }),
          },
        },
      }),
    ),
  /** True if somebody has sat in a game until it was over. */
  hasPlayed: async () =>
    (await histories.myGames(null)).games.some(({ result }) => result !== "running"),
}
