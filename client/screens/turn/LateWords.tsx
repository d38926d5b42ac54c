import { IconButton } from "../../parts/Button.tsx"
import { say } from "../../say.ts"
import { lateDraftIn, setLate } from "./draft.ts"

/** Says that a clue came too late, and shows its words, which aren't lost. */
export function LateWords({ game }: { game: string }) {
  const words = lateDraftIn(game).trim()
  if (words === "") return null
  return (
    <div class="late-words" role="status">
      <p>
        {say("turn.tooLate")} <q>{words}</q>
      </p>
      <IconButton icon="close" label={say("common.close")} onClick={() => setLate(false)} />
    </div>
  )
}
