// The stories of games that are over, and who agrees that others may read them.
import { answered, got, http, type Schemas } from "./http.ts"

export type Story = Schemas["StorySeen"]
export type Leaf = Story["turns"][number]
export type Sharing = Schemas["Sharing"]

const of = (game: string) => ({ params: { path: { game_id: game } } })

export const stories = {
  read: (game: string) => got(http.GET("/api/v1/games/{game_id}/story", of(game))),
  agree: (game: string) => answered(http.PUT("/api/v1/games/{game_id}/story/consent", of(game))),
  disagree: (game: string) =>
    answered(http.DELETE("/api/v1/games/{game_id}/story/consent", of(game))),
}
