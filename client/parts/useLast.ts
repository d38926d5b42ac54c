import { useEffect, useState } from "preact/hooks"

/** The last moments of a phase, in milliseconds. */
export const LAST = 10_000

/** Clocks don't agree to the millisecond; who looks a little later sees that it is time. */
const LATER = 20

/** True in the last moments before a time of this machine's clock, and after it; false where there is none. */
export function useLast(ends: number | null, lasts = LAST): boolean {
  const [, look] = useState(0)
  const begins = ends === null ? null : ends - lasts
  useEffect(() => {
    if (begins === null) return undefined
    const timer = setTimeout(() => look(begins), Math.max(0, begins - Date.now()) + LATER)
    return () => clearTimeout(timer)
  }, [begins])
  return begins !== null && begins <= Date.now()
}
