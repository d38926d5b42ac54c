// When bots come to a table that begins by itself, counted down.
import { useEffect, useState } from "preact/hooks"
import type { Room } from "../../live/messages.ts"
import { Winder } from "../../parts/Token.tsx"
import { say } from "../../say.ts"

/** Seconds after which bots that have not come are not spoken of any more. */
const PATIENCE = 10

/** The seconds until bots come to this lobby, by this machine's clock; null if none are to be expected. */
export function useSecondsToBots({ bots_at }: Room): number | null {
  const time = bots_at === null ? null : Date.parse(bots_at)
  const [seconds, setSeconds] = useState(() => secondsTo(time))
  useEffect(() => {
    setSeconds(secondsTo(time))
    if (time === null) return
    const timer = setInterval(() => setSeconds(secondsTo(time)), 250)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

function secondsTo(time: number | null): number | null {
  const seconds = time === null ? -Infinity : Math.ceil((time - Date.now()) / 1000)
  return seconds > -PATIENCE ? Math.max(0, seconds) : null
}

export function BotsSoon({ seconds }: { seconds: number }) {
  return (
    <div class="bots-soon">
      <p role="timer">
        <Winder />
        {seconds > 0 ? say("bots.joinIn", { seconds }) : say("bots.joinNow")}
      </p>
      <p class="hint">{say("bots.beginsSoon")}</p>
    </div>
  )
}
