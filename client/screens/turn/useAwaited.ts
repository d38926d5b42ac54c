import { useEffect } from "preact/hooks"
import { waitAfter } from "../../live/performing.ts"
import type { Game } from "../../live/table.ts"
import { note } from "../../parts/notes.tsx"
import { say } from "../../say.ts"
import { takeFor } from "../perform/take.ts"

/** Says why there is more time all at once, to all but whoever knows it. */
export function useAwaited({ id, view, happened }: Game): void {
  const isAwaited = view.phase === "clue" && waitAfter("ahead", happened) === "now"
  useEffect(() => {
    if (isAwaited && takeFor(id, view.turn) === null) note(say("perform.waitsForSomebody"))
  }, [isAwaited])
}
