import { useEffect, useState } from "preact/hooks"

/** As long as that, a tap may still be meant for what was there before. */
const FRESH = 350

/** True for the first moments after something else has come to the screen. */
export function useFresh(what: string): boolean {
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(what), FRESH)
    return () => clearTimeout(timer)
  }, [what])
  return known !== what
}
