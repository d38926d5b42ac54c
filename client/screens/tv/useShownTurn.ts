import type { Game } from "../../live/table.ts"
import { type Telling, useTelling } from "../room/useTelling.ts"

export interface ShownTurn extends Omit<Telling, "turn"> {
  readonly turn: number
  /** It was uncovered before this screen was there, and only lies on the table. */
  readonly isOld: boolean
}

/** The turn that lies uncovered on the table: until all is told, and until somebody tells anew. */
export function useShownTurn(game: Game | null): ShownTurn | null {
  const telling = useTelling(game)
  if (telling.turn !== null) return { ...telling, turn: telling.turn, isOld: false }
  const view = game?.view
  if (view?.phase !== "clue" || view.last_turn === null) return null
  const { turn, votes, board, clue, performance, storyteller } = view.last_turn
  const shown = { turn, votes, board, clue, performance, storyteller }
  return { ...shown, scored: view.last_turn, done: telling.done, isOld: true }
}
