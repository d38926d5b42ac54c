// Before one's own answer: a tap takes a card up, another one shows it large.
import { useState } from "preact/hooks"
import { type Puzzle, puzzles } from "../../api/puzzles.ts"
import { Board } from "../../parts/Board.tsx"
import { Button } from "../../parts/Button.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Large } from "../../parts/Large.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useKeys } from "../../parts/useKeys.ts"
import { say } from "../../say.ts"
import { labelOf } from "../turn/Voting.tsx"

interface ChoosingProps {
  puzzle: Puzzle
  onAnswered: (puzzle: Puzzle) => void
}

export function Choosing({ puzzle, onAnswered }: ChoosingProps) {
  const [at, setAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [busy, act] = useAction()
  const cards = puzzle.board.map(({ card }) => card)
  useDusk(at === null ? null : (cards[at] ?? null))

  function open(index: number) {
    setAt(index)
    setOpen(true)
  }

  function answer() {
    if (at !== null) act(async () => onAnswered(await puzzles.answer(puzzle, at + 1)))
  }

  useKeys((key) => {
    const number = Number(key)
    if (number >= 1 && number <= cards.length) setAt(number - 1)
    else if (key === "ArrowRight") setAt(at === null ? 0 : Math.min(cards.length - 1, at + 1))
    else if (key === "ArrowLeft") setAt(at === null ? 0 : Math.max(0, at - 1))
    else if (key === " " && at !== null) setOpen(true)
    else if (key === "Enter") answer()
    else return false
    return true
  })

  const choose = (
    <Button main disabled={busy || at === null} onClick={answer}>
      {say("puzzle.thisOne")}
    </Button>
  )
  return (
    <>
      <main class="middle">
        <Board
          label={say("turn.board")}
          cards={cards.map((card, index) => ({
            card,
            label: labelOf(card, index),
            selected: at === index,
          }))}
          onTap={(index) => (at === index ? open(index) : setAt(index))}
          onOpen={open}
        />
      </main>
      <footer class="foot">
        {at === null ? <p class="foot-words">{say("puzzle.which")}</p> : choose}
      </footer>
      {isOpen && at !== null && (
        <Large
          label={say("turn.board")}
          cards={cards}
          at={at}
          onAt={setAt}
          onClose={() => setOpen(false)}
        >
          {choose}
        </Large>
      )}
    </>
  )
}
