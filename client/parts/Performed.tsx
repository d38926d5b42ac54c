// A clue that was performed, as all hear and see it who may see the clue.
import { useEffect, useRef, useState } from "preact/hooks"
import { type Addresses, performances } from "../api/performances.ts"
import { session } from "../api/session.ts"
import { prefersStillness } from "../browser.ts"
import type { Performance } from "../live/messages.ts"
import { hasFilm } from "../live/performing.ts"
import { say } from "../say.ts"
import { isLoud } from "../sound.ts"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { Player } from "./Player.tsx"
import { useLoaded } from "./useLoaded.ts"

interface PerformedProps {
  game: string
  performance: Performance
  /** It plays by itself the first time, where sound is on. */
  starts?: boolean
}

/** What has begun by itself on this page; it does so once. */
const begun = new Set<string>()

export function Performed({ game, performance, starts }: PerformedProps) {
  const { id, kind } = performance
  const [seen, again] = useLoaded(
    () => performances.play(game, id),
    [game, id, session.token.value],
  )
  const [isFirst] = useState(() => Boolean(starts) && mayBegin(performance))
  useEffect(() => {
    begun.add(id)
  }, [id])
  if (seen.kind === "waiting") return <div class={`player ${hasFilm(kind) ? "film" : "sound"}`} />
  if (seen.kind === "here") {
    const { addresses, lasts } = seen.value
    const shared = { performance, addresses, lasts, isFirst, again }
    return addresses && <Playing {...shared} addresses={addresses} />
  }
  const isGone = seen.code === "no_such_performance"
  return (
    <div class="player-gone">
      <p class="hint">{isGone ? say("perform.gone") : seen.words}</p>
      {!isGone && (
        <Button quiet onClick={again}>
          {say("trouble.tryAgain")}
        </Button>
      )}
    </div>
  )
}

function mayBegin({ id, kind }: Performance): boolean {
  return (
    isLoud.value && !document.hidden && !begun.has(id) && !(hasFilm(kind) && prefersStillness())
  )
}

interface PlayingProps {
  performance: Performance
  addresses: Addresses
  lasts: number
  isFirst: boolean
  again: () => void
}

/** So long before their end, in milliseconds, addresses are asked for anew. */
const EARLY = 30_000

/** Plays it, small or large. */
function Playing({ performance, addresses, lasts, isFirst, again }: PlayingProps) {
  const { kind, milliseconds } = performance
  const [first, ...others] = addresses.forms
  const [isWanted, setWanted] = useState(isFirst)
  const [isLarge, setLarge] = useState(false)
  const renewed = useRef({ at: 0, address: "" })
  useEffect(() => {
    setWanted(false)
    const timer = setTimeout(
      () => {
        setWanted(false) // it was asked for while no answer came
        again()
      },
      Math.max(EARLY, lasts - EARLY),
    )
    return () => clearTimeout(timer)
  }, [first?.address])
  if (!first) return null

  /** The device has slept, say, and the addresses have come to their end: once more with others. */
  function renew() {
    const { at, address } = renewed.current
    const areNew = address !== first?.address
    if (areNew && Date.now() - at < EARLY) return
    renewed.current = { at: Date.now(), address: first?.address ?? "" }
    setWanted(true)
    again()
  }

  const picture = addresses.picture.address
  const shared = {
    kind,
    forms: [first, ...others] as const,
    milliseconds,
    ...(hasFilm(kind) ? { poster: picture } : { wave: picture }),
    onBroken: renew,
  }
  return (
    <>
      <Player {...shared} starts={isWanted && !isLarge} onLarger={() => setLarge(true)} />
      {isLarge && (
        <Dialog label={say(`perform.${kind}`)} kind="full" onClose={() => setLarge(false)}>
          <div class="player-large">
            <Player {...shared} starts />
          </div>
        </Dialog>
      )}
    </>
  )
}
