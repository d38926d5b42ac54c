import { answered, http, type Schemas } from "./http.ts"

export type CardOnBoard = NonNullable<Schemas["ReactionBody"]["card"]>

/** Puts a picture at a card of the last board, or at the table. */
export async function react(
  game: string,
  picture: Schemas["ReactionBody"]["picture"],
  card: CardOnBoard | null,
): Promise<void> {
  const params = { path: { game_id: game } }
  const body = card === null ? { picture } : { picture, card }
  await answered(http.POST("/api/v1/games/{game_id}/reactions", { params, body }))
}
