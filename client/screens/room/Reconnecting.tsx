import { useEffect, useState } from "preact/hooks"
import type { LineState } from "../../live/line.ts"
import { say } from "../../say.ts"

const QUIET = 2000

/** Says that the table is out of reach, unless it is back in two seconds. */
export function Reconnecting({ line }: { line: LineState }) {
  const since = line.kind === "lost" ? line.since : null
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (since === null) return undefined
    const timer = setTimeout(() => setLong(true), Math.max(0, since + QUIET - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return isLong ? (
    <p class="reconnecting" role="status">
      {say("trouble.reconnecting")}
    </p>
  ) : null
}
