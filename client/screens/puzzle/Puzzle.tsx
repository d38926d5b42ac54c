// The puzzle of a day: one looks at six cards, says which was meant, and sees how others chose.
import { useEffect, useState } from "preact/hooks"
import { type Puzzle, puzzles } from "../../api/puzzles.ts"
import { session } from "../../api/session.ts"
import { IconButton } from "../../parts/Button.tsx"
import { Missing } from "../../parts/Missing.tsx"
import { useLoaded } from "../../parts/useLoaded.ts"
import { goBack } from "../../router.ts"
import { day, say } from "../../say.ts"
import { Clue } from "../turn/Clue.tsx"
import { Choosing } from "./Choosing.tsx"
import { Solved } from "./Solved.tsx"

export function PuzzleScreen({ date }: { date: string }) {
  const language = session.language.value
  const [loaded] = useLoaded(() => puzzles.of(date), [date, session.token.value, language])
  const [answered, setAnswered] = useState<Puzzle | null>(null)
  useEffect(() => setAnswered(null), [date, session.token.value])

  if (loaded.kind === "waiting") return <main class="screen" />
  if (loaded.kind === "refused") {
    return <Missing words={loaded.words} />
  }
  const puzzle = answered ?? loaded.value
  if (puzzle === null) return <Missing words={say("puzzle.none")} />
  const { solution } = puzzle
  return (
    <div class={`turn puzzle${solution ? " uncovering" : ""}`}>
      <header class="head">
        <div class="head-row">
          <IconButton icon="back" label={say("common.back")} onClick={goBack} />
          <div class="teller">
            <h1>{say("puzzle.title")}</h1>
            <p>{dayOf(puzzle)}</p>
          </div>
        </div>
        <Clue clue={puzzle.clue} />
      </header>
      {solution ? (
        <Solved puzzle={puzzle} solution={solution} isNew={answered !== null} />
      ) : (
        <Choosing key={puzzle.id} puzzle={puzzle} onAnswered={setAnswered} />
      )}
    </div>
  )
}

/** The day in words, the same in every time zone. */
export function dayOf({ date }: Puzzle): string {
  return day(`${date}T12:00`)
}
