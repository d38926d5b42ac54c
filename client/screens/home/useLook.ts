import { useEffect } from "preact/hooks"
import { onWaking } from "../../browser.ts"
import { noteTrouble, passOver } from "../../parts/notes.tsx"

const EVERY = 15_000

/** Looks at once, whenever one of these changes, and now and then as long as the page is seen. */
export function useLook(look: () => Promise<void>, of: readonly unknown[]): void {
  useEffect(() => {
    // Whoever has seen it once isn't told each time that there is no news of it.
    const lookQuietly = () => {
      if (document.visibilityState !== "hidden") look().catch(passOver)
    }
    look().catch(noteTrouble)
    const timer = setInterval(lookQuietly, EVERY)
    const awake = onWaking(lookQuietly)
    return () => {
      clearInterval(timer)
      awake()
    }
  }, of)
}
