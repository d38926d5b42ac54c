// A nudge for whoever lets a table without a clock wait for a clue.
import { useEffect, useRef } from "preact/hooks"
import type { Game, Table } from "../../live/table.ts"
import { note } from "../../parts/notes.tsx"
import { say } from "../../say.ts"
import { shake, sound } from "../../sound.ts"

/** As long as that, in milliseconds, everybody may think in peace. */
export const IN_PEACE = 20_000
const FAR = 15 * 60 * 1000

/** True where no clock will end the phase soon. */
export function isUnhurried({ ends }: Game): boolean {
  return ends === null || ends - Date.now() > FAR
}

/** Tells the storyteller, wherever they look, of pictures for the table that come while it waits for them. */
export function useNudges({ game, reactions, people }: Table, me: string): void {
  const view = game?.view
  const isMine = view?.phase === "clue" && view.storyteller === me && isUnhurried(game as Game)
  const turn = isMine ? `${game?.id} ${view.turn}` : null
  const began = useRef(0)
  const seen = useRef(reactions.at(-1)?.nth ?? 0)
  useEffect(() => {
    began.current = Date.now()
  }, [turn])
  useEffect(() => {
    const fresh = reactions.filter(({ nth }) => nth > seen.current)
    seen.current = fresh.at(-1)?.nth ?? seen.current
    const nudge = fresh.filter(({ card, player }) => card === null && player !== me).at(-1)
    if (!nudge || turn === null || Date.now() - began.current < IN_PEACE) return
    sound("knock")
    shake([60, 90, 60])
    note(say("turn.nudged", { name: people[nudge.player]?.name ?? say("common.someone") }))
  }, [reactions])
}
