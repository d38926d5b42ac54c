// The way to the puzzle of the day, where somebody is at home.
import { useEffect } from "preact/hooks"
import { puzzles, TODAY } from "../../api/puzzles.ts"
import { session } from "../../api/session.ts"
import { onWaking } from "../../browser.ts"
import { Card } from "../../parts/Card.tsx"
import { useLoaded } from "../../parts/useLoaded.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"

const PICTURES = 3

/** A slip of paper with the clue and a few of the cards; nothing where there is no puzzle. */
export function PuzzleSlip() {
  const [loaded, again] = useLoaded(
    () => puzzles.of(TODAY),
    [session.token.value, session.language.value],
  )
  // The day may have changed while the page slept.
  useEffect(() => onWaking(again), [])
  if (loaded.kind !== "here" || loaded.value === null) return null
  const { clue, board, solution, mine } = loaded.value
  return (
    <section>
      <h2>{say("puzzle.title")}</h2>
      <button
        type="button"
        class="paper puzzle-slip"
        onClick={() => go(addressOf("puzzle", { date: TODAY }))}
      >
        <span class="pile" aria-hidden="true">
          {board.slice(0, PICTURES).map(({ card }) => (
            <Card key={card} card={card} />
          ))}
        </span>
        <span class="puzzle-words">
          <span class="clue short">{clue}</span>
          <span class="hint">{say(solution ? "puzzle.done" : "puzzle.which")}</span>
          {mine.streak > 1 && <strong>{say("puzzle.streak", { count: mine.streak })}</strong>}
        </span>
      </button>
    </section>
  )
}
