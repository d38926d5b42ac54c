import { useEffect } from "preact/hooks"
import { onWaking } from "../../browser.ts"

/** Keeps the screen from going dark, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      // Without it the screen goes dark as it always does.
      lock = await navigator.wakeLock?.request("screen").catch(() => undefined)
    }
    ask()
    const asleep = onWaking(ask)
    return () => {
      asleep()
      lock?.release()
    }
  }, [])
}
