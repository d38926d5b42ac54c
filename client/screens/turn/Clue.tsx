// A clue as it was told: in words, and perhaps sung or mimed.
import type { Performance } from "../../live/messages.ts"
import { Performed } from "../../parts/Performed.tsx"
import { say } from "../../say.ts"

interface ToldClueProps {
  game: string
  /** Null where it is hidden. */
  clue: string | null
  performance: Performance | null | undefined
  /** It may be heard and seen without being asked for. */
  starts?: boolean
}

/** The words of a clue, and what was sung or mimed beside them. */
export function ToldClue({ game, clue, performance, starts }: ToldClueProps) {
  if (!performance) return <Clue clue={clue} />
  return (
    <div class={`performed ${performance.kind}`}>
      <Performed
        key={performance.id}
        game={game}
        performance={performance}
        starts={starts ?? false}
      />
      <Clue clue={clue} />
    </div>
  )
}

export function Clue({ clue }: { clue: string | null }) {
  if (clue === null) return <p class="clue hidden-clue">{say("turn.clueHidden")}</p>
  const size = clue.length > 120 ? "long" : clue.length > 44 ? "middling" : "short"
  return <p class={`clue ${size}`}>{clue}</p>
}
