import { useEffect, useState } from "preact/hooks"
import { onWaking, socketOrigin, world } from "../../browser.ts"
import { type Stay, stayIn } from "../../live/room.ts"

/** A stay in a room, for as long as its screen is shown; another try begins another stay. */
export function useStay(code: string, token: string | null, tries = 0): Stay | null {
  const [stay, setStay] = useState<Stay | null>(null)
  useEffect(() => {
    if (token === null) return undefined
    const begun = stayIn(world, { sockets: socketOrigin, token }, code)
    setStay(begun)
    const awake = onWaking(() => begun.wake())
    return () => {
      awake()
      begun.end()
      setStay(null)
    }
  }, [code, token, tries])
  return stay
}
