// Where one sings or mimes: a meter or a mirror, and one thing to press.
import { useEffect, useReducer, useRef, useState } from "preact/hooks"
import {
  ASKING,
  afterCue,
  type Bar,
  hasFilm,
  hasSound,
  type Kind,
  LONGEST,
  type Stage as State,
} from "../../live/performing.ts"
import { Card } from "../../parts/Card.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { say } from "../../say.ts"
import { hush } from "../../sound.ts"
import { type Devices, openDevices } from "./devices.ts"
import { Meter } from "./Meter.tsx"
import { useHold } from "./useHold.ts"

export interface Made {
  readonly file: Blob
  readonly milliseconds: number | null
}

interface StageProps {
  kind: Kind
  card: string
  /** It has to be on its way by now: what has been recorded is all there is. */
  isDue: boolean
  onMade: (made: Made) => void
  onBarred: (bar: Bar) => void
}

const SECOND = 1000

export function Stage({ kind, card, isDue, onMade, onBarred }: StageProps) {
  const [stage, cue] = useReducer(afterCue, ASKING)
  const [devices, setDevices] = useState<Devices | null>(null)
  const begun = useRef(0)
  const lost = () => onBarred("busy")

  useEffect(() => {
    let open: Devices | null = null
    let isOver = false
    openDevices(kind, lost).then((found) => {
      if (typeof found === "string") return onBarred(found)
      if (isOver) return found.close()
      open = found
      setDevices(found)
      cue({ kind: "allowed" })
    })
    return () => {
      isOver = true
      open?.close()
    }
  }, [])

  const stop = () => cue({ kind: "stop", at: Date.now() })
  function press() {
    if (stage.kind === "ready") cue({ kind: "begin", at: Date.now(), counts: hasFilm(kind) })
    else stop()
  }

  useEffect(() => {
    switch (stage.kind) {
      case "ready":
        devices?.discard()
        return undefined
      case "counting": {
        const timer = setTimeout(() => cue({ kind: "second", at: Date.now() }), SECOND)
        return () => clearTimeout(timer)
      }
      case "recording": {
        begun.current = stage.since
        try {
          devices?.record()
        } catch {
          lost()
          return undefined
        }
        hush(true)
        const timer = setTimeout(stop, LONGEST)
        return () => {
          clearTimeout(timer)
          hush(false)
        }
      }
      case "stopping": {
        const milliseconds = Math.min(LONGEST, Date.now() - begun.current)
        devices?.stop().then((file) => onMade({ file, milliseconds }))
        return undefined
      }
      default:
        return undefined
    }
  }, [stage, devices])

  useEffect(() => {
    if (isDue) stop()
  }, [isDue])

  return (
    <>
      {hasFilm(kind) ? (
        <Mirror devices={devices} stage={stage} card={card} />
      ) : (
        <div class="clue-card">
          <Card card={card} large />
        </div>
      )}
      {hasSound(kind) && (
        <Meter level={devices ? devices.level : null} isRecording={stage.kind === "recording"} />
      )}
      <RecordButton kind={kind} stage={stage} onPress={press} onRelease={stop} />
      <p class="stage-words" role="status">
        {say(wordsOf(stage, kind))}
      </p>
    </>
  )
}

function wordsOf(stage: State, kind: Kind) {
  switch (stage.kind) {
    case "asking":
      return hasFilm(kind) ? "perform.askingCamera" : "perform.askingMicrophone"
    case "counting":
      return "perform.counting"
    case "recording":
      return "perform.recording"
    case "ready":
      if (stage.wasShort) return "perform.wasShort"
      return hasFilm(kind) ? "perform.pressToFilm" : "perform.holdToSing"
    default:
      return "perform.stopping"
  }
}

interface MirrorProps {
  devices: Devices | null
  stage: State
  card: string
}

/** What the camera sees, as in a mirror; the card to be mimed is pinned to its corner. */
function Mirror({ devices, stage, card }: MirrorProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = devices?.stream ?? null
  }, [devices])
  return (
    <div class="film-room">
      <div class="photograph">
        <div class="mirror">
          <video ref={video} autoPlay playsInline muted aria-label={say("perform.mirror")} />
          <div role="timer" aria-live="assertive">
            {stage.kind === "counting" && (
              <p class="countdown" key={stage.left}>
                {stage.left}
              </p>
            )}
          </div>
        </div>
        <div class="pinned">
          <Card card={card} />
        </div>
      </div>
    </div>
  )
}

interface RecordButtonProps {
  kind: Kind
  stage: State
  onPress: () => void
  onRelease: () => void
}

/** A round seal, with the time that is left for it burning down around it. */
function RecordButton({ kind, stage, onPress, onRelease }: RecordButtonProps) {
  const isRunning = stage.kind === "recording" || stage.kind === "counting"
  const isOpen = isRunning || stage.kind === "ready"
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) button.current?.focus() // it is what one came for
  }, [isOpen])
  const hold = useHold({ press: onPress, release: hasFilm(kind) ? null : onRelease })
  const label = isRunning ? say("perform.stop") : say(`perform.${kind}Begin`)
  return (
    <button
      ref={button}
      type="button"
      class={isRunning ? "record running" : "record"}
      aria-label={label}
      disabled={!isOpen}
      {...hold}
    >
      <Ring since={stage.kind === "recording" ? stage.since : null} />
      {isRunning ? <span class="record-stop" /> : <Icon name={kind} />}
    </button>
  )
}

function Ring({ since }: { since: number | null }) {
  const line = useRef<SVGCircleElement>(null)
  useEffect(() => {
    if (since === null) return undefined
    const burning = line.current?.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }], {
      duration: LONGEST,
      fill: "forwards",
    })
    return () => burning?.cancel()
  }, [since])
  return (
    <svg class="burning ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" />
      <circle ref={line} class="left" cx="50" cy="50" r="46" pathLength={1} />
    </svg>
  )
}
