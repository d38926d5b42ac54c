// The keys of whoever sits at a keyboard, said by the key "?".
import { useState } from "preact/hooks"
import { say } from "../say.ts"
import { Dialog } from "./Dialog.tsx"
import { useKeys } from "./useKeys.ts"

const KEYS = [
  { keys: ["1", "–", "9"], words: "common.keyNumbers" },
  { keys: ["←", "→"], words: "common.keyArrows" },
  { keys: ["Enter"], words: "common.keyEnter" },
  { keys: ["Space"], words: "common.keySpace" },
  { keys: ["Esc"], words: "common.keyEscape" },
] as const

export function Keys() {
  const [isOpen, setOpen] = useState(false)
  useKeys((key) => {
    if (key !== "?") return false
    setOpen(true)
    return true
  })
  if (!isOpen) return null
  return (
    <Dialog label={say("common.keys")} kind="sheet" onClose={() => setOpen(false)}>
      <dl class="keys">
        {KEYS.map(({ keys, words }) => (
          <div key={words}>
            <dt>{keys.map((key) => (key === "–" ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
