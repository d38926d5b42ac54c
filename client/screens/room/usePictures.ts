import { useEffect } from "preact/hooks"
import { Refused } from "../../api/http.ts"
import { learnPictures, pictureOf, preload } from "../../api/pictures.ts"
import { session } from "../../api/session.ts"
import type { View } from "../../live/messages.ts"
import type { Table } from "../../live/table.ts"
import { noteTrouble } from "../../parts/notes.tsx"

/** Learns the pictures of the table, and loads those that are about to be seen. */
export function usePictures({ game }: Table): void {
  const decks = game?.view.settings.decks.join(" ")
  const addresses = picturesOf(game)
  useEffect(() => {
    if (!game || decks === undefined) return
    learnPictures(game.id, decks.split(" ")).catch((error) => {
      if (!isKeptFromStrangers(error, game.view)) noteTrouble(error)
    })
  }, [game?.id, decks, session.language.value])
  useEffect(() => preload(addresses), [addresses.join(" ")])
}

/** Whoever comes after the end sees how everybody stands, and no cards unless they may. */
function isKeptFromStrangers(error: unknown, { phase }: View): boolean {
  return phase === "over" && error instanceof Refused && error.code === "not_found"
}

/** The pictures of the cards that are dealt: large in the hand, and small on the table. */
function picturesOf(game: Table["game"]): readonly string[] {
  if (!game) return []
  const hand = "you" in game.view ? (game.view.you?.hand ?? []) : []
  const board = "board" in game.view ? game.view.board : []
  return [
    ...hand.flatMap((card) => pictureOf(card)?.picture ?? []),
    ...board.flatMap((card) => pictureOf(card)?.picture_small ?? []),
  ]
}
