// A page of the story: one turn, as its uncovering left it.
import { useState } from "preact/hooks"
import type { Leaf } from "../../api/stories.ts"
import { inOrder, storyOfCards, storyOfVotes } from "../../live/uncovering.ts"
import { Board } from "../../parts/Board.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Large } from "../../parts/Large.tsx"
import { Token } from "../../parts/Token.tsx"
import { Track } from "../../parts/Track.tsx"
import { say } from "../../say.ts"
import { tokenOf } from "../room/company.ts"
import { ToldClue } from "../turn/Clue.tsx"
import { tellerWords } from "../turn/Frame.tsx"
import { laidCard, Summary } from "../turn/Told.tsx"
import { type PageProps, truthOf } from "./Story.tsx"

type Scored = Extract<Leaf, { kind: "scored" }>
type Missed = Extract<Leaf, { kind: "missed" }>

interface TurnPageProps extends PageProps {
  turn: Leaf
  /** How everybody stood before the turn. */
  before: Readonly<Record<string, number>>
}

export function TurnPage({ story, names, turn, before }: TurnPageProps) {
  useDusk(truthOf(turn))
  const { storyteller } = turn
  const standing = turn.kind === "scored" ? turn.standing : before
  const walkers = story.seats
    .filter(({ id }) => id in standing)
    .map(({ id }) => ({ player: id, ...tokenOf(names, id), points: standing[id] ?? 0 }))
  return (
    <main class="middle leaf">
      <div class="story-clue">
        <div class="head-row">
          {storyteller && <Token {...tokenOf(names, storyteller)} />}
          <p class="teller">{tellerWords(storyteller, names)}</p>
        </div>
        {turn.kind === "scored" && (
          <ToldClue game={story.id} clue={turn.clue} performance={turn.performance} />
        )}
      </div>
      {turn.kind === "scored" ? (
        <Picture names={names} turn={turn} />
      ) : (
        <p class="missed">{missedWords(turn)}</p>
      )}
      <Track walkers={walkers} target={story.settings.target} />
      {turn.kind === "scored" && <Summary names={names} scored={turn} />}
    </main>
  )
}

/** The board with whose each card was; a tap shows a card large. */
function Picture({ names, turn }: { names: PageProps["names"]; turn: Scored }) {
  const [open, setOpen] = useState<number | null>(null)
  const { storyteller, board } = turn
  const told = inOrder([storyOfVotes(turn.votes), storyOfCards(turn)])
  const beats = told.beats.map(({ beat }) => beat)
  const cards = board.map((card, index) => laidCard(card, index + 1, { names, storyteller, beats }))
  return (
    <>
      <Board label={say("turn.board")} cards={cards} onTap={setOpen} onOpen={setOpen} isWhole />
      {open !== null && (
        <Large
          label={say("turn.board")}
          cards={board}
          at={open}
          onAt={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function missedWords({ because }: Missed): string {
  return say(`story.${because}`)
}
