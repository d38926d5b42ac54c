import { signal } from "@preact/signals"
import type { ComponentType, JSX } from "preact"
import { useEffect, useState } from "preact/hooks"
import { loaded } from "../loading.ts"
import { learnAll, say } from "../say.ts"
import { Button } from "./Button.tsx"
import { wordsOf } from "./notes.tsx"

interface Part<Props> {
  (props: Props): JSX.Element | null
  /** Loads it before it is wanted; what can't be had now is asked for again then. */
  preload(): void
}

/** A part of the page that is loaded when it is first shown. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const loadAll = async () => (await Promise.all([load(), learnAll()]))[0]
  const part = signal<ComponentType<Props> | null>(null)
  const keep = (found: ComponentType<Props>) => {
    part.value = found
  }

  function Later(props: Props) {
    const [trouble, setTrouble] = useState<string | null>(null)
    useEffect(() => {
      if (part.peek() === null) loaded(loadAll).then(keep, (error) => setTrouble(wordsOf(error)))
    }, [])
    const Shown = part.value
    if (Shown) return <Shown {...props} />
    return trouble === null ? null : <Unloaded words={trouble} />
  }

  return Object.assign(Later, { preload: () => void loadAll().then(keep, () => {}) })
}

function Unloaded({ words }: { words: string }) {
  return (
    <section class="paper unloaded" role="alert">
      <p>{words}</p>
      <Button onClick={() => location.reload()}>{say("trouble.tryAgain")}</Button>
    </section>
  )
}
