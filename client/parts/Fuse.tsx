// The time that is left, as something that burns down.
import { useEffect, useRef } from "preact/hooks"
import { session } from "../api/session.ts"
import { say } from "../say.ts"
import { useLast } from "./useLast.ts"

interface FuseProps {
  /** When the phase ends, in milliseconds of this machine's clock. */
  ends: number | null
  /** The whole time that the phase had, in seconds. */
  whole: number | null
}

const LONG = 15 * 60 * 1000

export function Fuse({ ends, whole }: FuseProps) {
  const left = ends === null ? null : ends - Date.now()
  if (ends === null || left === null) return null
  if (left > LONG) return <p class="fuse-day">{say("turn.until", { time: clockTime(ends) })}</p>
  return <Burning key={ends} ends={ends} whole={(whole ?? left / 1000) * 1000} />
}

function Burning({ ends, whole }: { ends: number; whole: number }) {
  const line = useRef<HTMLDivElement>(null)
  const isLast = useLast(ends)

  useEffect(() => {
    const left = Math.max(0, ends - Date.now())
    const begins = Math.min(1, left / whole)
    const timing = { duration: left, fill: "forwards" as const }
    const wick = line.current?.querySelector(".wick")
    const ember = line.current?.querySelector(".ember")
    wick?.animate([{ transform: `scaleX(${begins})` }, { transform: "scaleX(0)" }], timing)
    ember?.animate(
      [{ transform: `translateX(${begins * 100}%)` }, { transform: "translateX(0)" }],
      timing,
    )
  }, [ends, whole])

  return (
    <div class={isLast ? "fuse last" : "fuse"} ref={line}>
      <div class="wick" />
      <div class="ember">
        <i />
      </div>
      <span class="hidden-text" role="status">
        {isLast ? say("turn.nearlyUp") : ""}
      </span>
    </div>
  )
}

function clockTime(at: number): string {
  const options: Intl.DateTimeFormatOptions =
    at - Date.now() > 12 * 3600 * 1000
      ? { weekday: "long", hour: "numeric", minute: "2-digit" }
      : { hour: "numeric", minute: "2-digit" }
  return new Intl.DateTimeFormat(session.language.value, options).format(at)
}
