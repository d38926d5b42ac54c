// When the uncovering is told, and of which turn.
import { useRef, useState } from "preact/hooks"
import type { Performance, RevealView, ScoredTurn } from "../../live/messages.ts"
import type { Game } from "../../live/table.ts"

export interface Telling {
  /** The turn that is being uncovered; null if none is. */
  readonly turn: number | null
  /** The votes, and the cards they lie on. */
  readonly votes: Readonly<Record<string, readonly number[]>>
  readonly board: readonly string[]
  readonly clue: string | null
  readonly performance: Performance | null
  readonly storyteller: string
  /** The same turn with all that it brought, once that is known. */
  readonly scored: ScoredTurn | null
  done(): void
}

const NONE = {
  turn: null,
  votes: {},
  board: [],
  clue: null,
  performance: null,
  storyteller: "",
  scored: null,
}

/** Each turn is told once; what was over before this page was opened isn't told. */
export function useTelling(game: Game | null): Telling {
  const [told, setTold] = useState<string | null>(null)
  const first = useRef<string | null>(null)
  const view = game?.view
  const scored = view && "last_turn" in view ? view.last_turn : null
  const newest = game && scored ? `${game.id} ${scored.turn}` : null
  if (game && first.current === null) first.current = newest ?? "none"

  const done = () => setTold(newest)
  if (view?.phase === "reveal") return { ...uncovered(view), scored: null, done }
  if (!scored || newest === told || newest === first.current) return { ...NONE, done }
  const { turn, votes, board, clue, performance, storyteller } = scored
  return { turn, votes, board, clue, performance, storyteller, scored, done }
}

function uncovered({ turn, votes, board, clue, performance, storyteller }: RevealView) {
  return { turn, votes, board, clue, performance, storyteller: storyteller ?? "" }
}
