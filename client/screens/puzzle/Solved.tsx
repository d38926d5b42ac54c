// After one's own answer: how others chose, told card by card, and then which card was meant.
import { useState } from "preact/hooks"
import type { Puzzle, Solution } from "../../api/puzzles.ts"
import { session } from "../../api/session.ts"
import { type Beat, storyOfPuzzle } from "../../live/uncovering.ts"
import { Board, type Laid } from "../../parts/Board.tsx"
import { Button } from "../../parts/Button.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Large } from "../../parts/Large.tsx"
import { copy, send } from "../../parts/ShareButtons.tsx"
import { Token } from "../../parts/Token.tsx"
import { useKeys } from "../../parts/useKeys.ts"
import { useStory } from "../../parts/useStory.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { useSounds } from "../turn/scene.ts"
import { labelOf } from "../turn/Voting.tsx"
import { dayOf } from "./Puzzle.tsx"

interface SolvedProps {
  puzzle: Puzzle
  solution: Solution
  /** Answered just now, so that it is told slowly. */
  isNew: boolean
}

export function Solved({ puzzle, solution, isNew }: SolvedProps) {
  const told = useStory(storyOfPuzzle(solution), { isToldBefore: !isNew })
  const [open, setOpen] = useState<number | null>(null)
  const cards = puzzle.board.map(({ card }) => card)
  const isTold = told.beats.some(({ kind }) => kind === "truth")
  useDusk(isTold ? (cards[solution.slot - 1] ?? null) : null)
  useSounds(told.beats)

  const tap = (index: number) => (told.isOver ? setOpen(index) : told.skip())
  useKeys((key) => {
    if (told.isOver || !["Enter", " ", "Escape"].includes(key)) return false
    told.skip()
    return true
  })

  return (
    <>
      <main class="middle">
        <Board
          label={say("turn.board")}
          cards={cards.map((card, index) => laidCard(card, index + 1, solution, told.beats))}
          onTap={tap}
          onOpen={tap}
          isWhole
        />
      </main>
      <footer class="foot">
        {told.isOver ? (
          <Summary puzzle={puzzle} solution={solution} />
        ) : (
          <Button quiet onClick={told.skip}>
            {say("uncovering.skip")}
          </Button>
        )}
      </footer>
      {open !== null && (
        <Large
          label={say("turn.board")}
          cards={cards}
          at={open}
          onAt={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** A card with all that has been told about it so far. */
function laidCard(card: string, slot: number, solution: Solution, beats: readonly Beat[]): Laid {
  const hasCome = (kind: Beat["kind"]) =>
    beats.some((beat) => beat.kind === kind && "slot" in beat && beat.slot === slot)
  const isTold = beats.some(({ kind }) => kind === "truth")
  const isTruth = hasCome("truth")
  const share = hasCome("share") ? shareOf(slot, solution) : null
  const label = [labelOf(card, slot - 1)]
  if (isTruth) label.push(say("puzzle.meant"))
  if (slot === solution.yours) label.push(say("puzzle.yours"))
  if (share !== null) label.push(say("puzzle.share", { share }))
  return {
    card,
    label: label.join(" "),
    classes: isTruth ? "truth yellow" : isTold ? "decoy" : "",
    on: (
      <>
        <span class="slot-tokens">
          {hasCome("token") && <Token colour="white" name={session.me.value?.name ?? ""} small />}
        </span>
        {share !== null && (
          <span class={isTruth ? "owner yellow" : "owner white"} aria-hidden="true">
            {share}
          </span>
        )}
      </>
    ),
  }
}

/** The part of all who answered that chose the card; none as long as nobody else has. */
function shareOf(slot: number, { chosen_by }: Solution): string | null {
  const all = chosen_by.reduce((one, other) => one + other, 0)
  if (all < 2) return null
  const form = new Intl.NumberFormat(session.language.value, { style: "percent" })
  return form.format((chosen_by[slot - 1] ?? 0) / all)
}

/** Whether it was found, by how many else, and what to do with it. */
function Summary({ puzzle, solution }: Omit<SolvedProps, "isNew">) {
  const { table } = solution
  const { streak } = puzzle.mine
  return (
    <>
      <div class="summary" role="status">
        <p class="outcome">{wordsFor(solution)}</p>
        {table && (
          <p class="hint">
            {say("puzzle.atTheTable", {
              name: table.storyteller.name,
              part: table.votes_right,
              whole: table.votes,
            })}
          </p>
        )}
        {streak > 1 && <p class="streak">{say("puzzle.streak", { count: streak })}</p>}
      </div>
      {table && (
        <button
          type="button"
          class="words-button"
          onClick={() => go(addressOf("story", { game: table.game }))}
        >
          {say("puzzle.readStory")}
        </button>
      )}
      <TellIt
        words={resultOf(puzzle, solution)}
        link={location.origin + addressOf("puzzle", { date: puzzle.date })}
      />
    </>
  )
}

/** Sends the result by whatever the device sends words with, or copies it. */
function TellIt({ words, link }: { words: string; link: string }) {
  return "share" in navigator ? (
    <Button icon="send" onClick={() => send(link, words)}>
      {say("puzzle.sendResult")}
    </Button>
  ) : (
    <Button icon="copy" onClick={() => copy(`${words}\n${link}`, say("puzzle.copied"))}>
      {say("puzzle.copyResult")}
    </Button>
  )
}

function wordsFor(solution: Solution): string {
  const share = shareOf(solution.slot, solution)
  const own = say(solution.slot === solution.yours ? "puzzle.found" : "puzzle.missed")
  return `${own} ${share === null ? say("puzzle.first") : say("puzzle.foundBy", { share })}`
}

/** What one tells friends of it, from which they don't learn the card. */
function resultOf(puzzle: Puzzle, solution: Solution): string {
  const { streak } = puzzle.mine
  const lines = [
    `${say("puzzle.title")}, ${dayOf(puzzle)}`,
    `“${puzzle.clue}”`,
    say(solution.slot === solution.yours ? "puzzle.iFound" : "puzzle.iMissed"),
  ]
  if (streak > 1) lines.push(say("puzzle.streak", { count: streak }))
  return lines.join("\n")
}
