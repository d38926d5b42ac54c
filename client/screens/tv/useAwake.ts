import { useEffect } from "preact/hooks"
import { onWaking } from "../../browser.ts"

/** Keeps the screen from going dark, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isAsking = false
    let isOver = false
    async function ask() {
      const isHeld = lock !== null && !lock.released
      if (isHeld || isAsking || document.visibilityState !== "visible") return
      isAsking = true
      // Without it the screen goes dark as it always does.
      lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null
      isAsking = false
      if (isOver) lock?.release()
    }
    ask()
    // The browser takes it back whenever the page is hidden.
    const asleep = onWaking(ask)
    return () => {
      isOver = true
      asleep()
      lock?.release()
    }
  }, [])
}
