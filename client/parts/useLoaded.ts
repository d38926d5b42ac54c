import { useEffect, useState } from "preact/hooks"
import { Refused } from "../api/http.ts"
import { wordsOf } from "./notes.tsx"

export type Loaded<Value> =
  | { readonly kind: "waiting" }
  | { readonly kind: "here"; readonly value: Value }
  | { readonly kind: "refused"; readonly code: string | null; readonly words: string }

/** What a screen is about, asked for again whenever one of these changes, or on demand. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  of: readonly unknown[],
): [loaded: Loaded<Value>, again: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ kind: "waiting" })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => isWanted && setLoaded({ kind: "here", value }),
      (error) => isWanted && setLoaded((before) => afterRefusal(before, error)),
    )
    return () => {
      isWanted = false
    }
  }, [...of, times])
  return [loaded, () => setTimes((before) => before + 1)]
}

/** What is there already stays there while no answer comes. */
function afterRefusal<Value>(before: Loaded<Value>, error: unknown): Loaded<Value> {
  const isPassing = error instanceof Refused && error.isPassing
  return isPassing && before.kind === "here" ? before : refusal(error)
}

function refusal(error: unknown) {
  const words = wordsOf(error)
  return { kind: "refused", code: error instanceof Refused ? error.code : null, words } as const
}
