// A turn while people choose: the clue, what lies on the table, and who is still thinking.
import type { TurnView } from "../../live/messages.ts"
import { Board } from "../../parts/Board.tsx"
import { CardBack } from "../../parts/Card.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { say } from "../../say.ts"
import { PhaseFuse } from "../turn/PhaseFuse.tsx"
import { useAwaited } from "../turn/useAwaited.ts"
import { labelOf } from "../turn/Voting.tsx"
import { Head, type SceneProps, Strip } from "./Parts.tsx"

interface TurnSceneProps extends SceneProps {
  view: TurnView
}

export function TurnScene(props: TurnSceneProps) {
  const { game, view, company } = props
  const { storyteller } = view
  useDusk(null)
  useAwaited(game)
  const isRace = storyteller === null
  const told = "clue" in view && { clue: view.clue, performance: view.performance }
  return (
    <div class={`tv tv-turn phase-${view.phase}`}>
      <Head {...props} storyteller={storyteller} {...told}>
        {isRace && <h1 class="tv-question">{say("turn.race")}</h1>}
        <p class="tv-words" role="status">
          {taskWords(view, storyteller === null ? "" : company.nameOf(storyteller))}
        </p>
        <PhaseFuse game={game} />
      </Head>
      <main class="tv-middle">
        <OnTheTable view={view} given={company.players.filter((one) => one.has_chosen).length} />
      </main>
      <footer>
        <Strip
          company={company}
          isAsked={({ player }) => isRace || (player === storyteller) === (view.phase === "clue")}
        />
      </footer>
    </div>
  )
}

/** The cards, as far as anybody may see them. */
function OnTheTable({ view, given }: { view: TurnView; given: number }) {
  if (view.phase === "votes") {
    const cards = view.board.map((card, index) => ({ card, label: labelOf(card, index) }))
    return <Board label={say("turn.board")} cards={cards} isWhole isLarge />
  }
  const backs = view.phase === "cards" ? given * view.cards_each + 1 : 3
  return (
    <div class="pile tv-pile" aria-hidden="true">
      {Array.from({ length: backs }, (_, nth) => (
        <CardBack key={nth} />
      ))}
    </div>
  )
}

function taskWords({ phase, storyteller }: TurnView, name: string): string {
  if (storyteller === null) return say("tv.firstClue")
  if (phase === "clue") return say("turn.thinking", { name })
  return say(phase === "cards" ? "tv.lookForCards" : "turn.whichTrue", { name })
}
