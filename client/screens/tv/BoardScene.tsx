// The uncovering, and the board as it lies there afterwards until somebody tells anew.
import { useEffect, useLayoutEffect } from "preact/hooks"
import { inOrder, storyOfCards, storyOfVotes } from "../../live/uncovering.ts"
import { Board } from "../../parts/Board.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Track } from "../../parts/Track.tsx"
import { useStory } from "../../parts/useStory.ts"
import { say } from "../../say.ts"
import { PhaseFuse } from "../turn/PhaseFuse.tsx"
import { useFlights, useSounds, walkersOf } from "../turn/scene.ts"
import { laidCard, Summary } from "../turn/Told.tsx"
import { Head, type SceneProps } from "./Parts.tsx"
import type { ShownTurn } from "./useShownTurn.ts"

interface BoardSceneProps extends SceneProps {
  shown: ShownTurn
}

/** How long the end of the story stays at least. */
const STAYS = 5000

export function BoardScene(props: BoardSceneProps) {
  const { game, company, shown } = props
  const { scored, storyteller } = shown
  const votes = storyOfVotes(shown.votes)
  const story = useStory(scored ? inOrder([votes, storyOfCards(scored)]) : votes)
  const truth = story.beats.find((beat) => beat.kind === "truth")
  const isEnd = scored !== null && story.isOver
  useDusk(truth ? (shown.board[truth.slot - 1] ?? null) : null)
  useFlights(shown.isOld ? [] : story.beats, shown)
  useSounds(shown.isOld ? [] : story.beats)
  useLayoutEffect(() => {
    if (shown.isOld) story.skip()
  }, [])
  useEffect(() => {
    if (!isEnd) return undefined
    const timer = setTimeout(shown.done, STAYS)
    return () => clearTimeout(timer)
  }, [isEnd])

  const cards = shown.board.map((card, index) =>
    laidCard(card, index + 1, { names: company, storyteller, beats: story.beats }),
  )
  const { settings } = game.view
  return (
    <div class="tv tv-board uncovering">
      <Head {...props} storyteller={storyteller} clue={shown.clue} performance={shown.performance}>
        {isEnd ? <Next {...props} /> : <Waits {...props} />}
      </Head>
      <main class="tv-middle">
        <Board label={say("turn.board")} cards={cards} isWhole isLarge />
      </main>
      <footer class="tv-foot">
        <div class="tv-told">{isEnd && scored && <Summary names={company} scored={scored} />}</div>
        <Track walkers={walkersOf(company, shown, story.beats)} target={settings.target} />
      </footer>
    </div>
  )
}

/** Who turns the card over, as long as it lies face down. */
function Waits({ game, company, shown }: BoardSceneProps) {
  if (game.view.phase !== "reveal") return null
  return (
    <p class="tv-words" role="status">
      {say("uncovering.willTurn", { name: company.nameOf(shown.storyteller) })}
    </p>
  )
}

/** Who tells next, and how long they may think of it. */
function Next({ game, company }: BoardSceneProps) {
  const { view } = game
  if (view.phase !== "clue" || view.storyteller === null) return null
  return (
    <>
      <p class="tv-words" role="status">
        {say("turn.thinking", { name: company.nameOf(view.storyteller) })}
      </p>
      <PhaseFuse game={game} />
    </>
  )
}
