import { useState } from "preact/hooks"
import { forgetTrouble, noteTrouble } from "./notes.tsx"

/** Does one thing at a time, and says why it couldn't be done. */
export function useAction(): [busy: boolean, act: (call: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  async function act(call: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await call()
      forgetTrouble()
    } catch (error) {
      noteTrouble(error)
    } finally {
      setBusy(false)
    }
  }
  return [busy, act]
}
