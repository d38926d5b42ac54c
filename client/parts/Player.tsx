// A recording that can be played: a wave for what is sung, a picture in a frame for what is mimed.
import { useEffect, useRef, useState } from "preact/hooks"
import { hasFilm, type Kind } from "../live/performing.ts"
import { say } from "../say.ts"
import { IconButton } from "./Button.tsx"
import { Icon } from "./Icon.tsx"
import { Wave, type WaveOf } from "./Wave.tsx"

export interface Form {
  readonly address: string
  readonly type: string
}

interface PlayerProps {
  kind: Kind
  /** The same content in several forms; the browser takes the first that it can play. */
  forms: readonly [Form, ...Form[]]
  /** The first frame of a film. */
  poster?: string
  wave?: WaveOf
  milliseconds: number | null
  /** It plays as soon as it is there, or comes from elsewhere, if the browser lets it. */
  starts?: boolean
  /** None of its forms could be played. */
  onBroken?: () => void
  onLarger?: () => void
}

/** What plays now: one thing at a time. */
let playing: HTMLMediaElement | null = null

export function Player(props: PlayerProps) {
  const { kind, forms, poster, wave, milliseconds, starts, onLarger } = props
  const media = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [part, setPart] = useState(0)

  const [{ address }] = forms
  /** The address that the browser has taken up; none after one that could not be played. */
  const loaded = useRef<string | null>(address)

  function play() {
    if (loaded.current !== address) media.current?.load()
    loaded.current = address
    // What the browser doesn't let play by itself waits until it is asked for.
    media.current?.play().catch(() => {})
  }

  useEffect(() => {
    if (starts) play()
  }, [address])

  function begun() {
    if (playing !== media.current) playing?.pause()
    playing = media.current
    setPlaying(true)
  }

  function broken() {
    loaded.current = null
    setPlaying(false)
  }

  function moved() {
    const whole = milliseconds === null ? media.current?.duration : milliseconds / 1000
    if (whole) setPart(Math.min(1, (media.current?.currentTime ?? 0) / whole))
  }

  const shared = {
    ref: media,
    preload: "none",
    onPlay: begun,
    onPause: () => setPlaying(false),
    onTimeUpdate: moved,
    onError: broken,
    onEnded() {
      setPlaying(false)
      setPart(0)
    },
  } as const
  const sources = forms.map(({ address, type }, nth) => (
    <source
      key={address}
      src={address}
      type={type}
      {...(nth === forms.length - 1 && {
        onError() {
          broken()
          props.onBroken?.()
        },
      })}
    />
  ))
  const button = (
    <button
      type="button"
      class="play"
      aria-label={say(isPlaying ? "perform.pause" : hasFilm(kind) ? "perform.see" : "perform.hear")}
      onClick={() => (isPlaying ? media.current?.pause() : play())}
    >
      <span class="play-sign">
        <Icon name={isPlaying ? "pause" : "play"} />
      </span>
    </button>
  )
  if (!hasFilm(kind)) {
    return (
      <div class="player sound">
        {button}
        {wave && <Wave of={wave} part={part} />}
        {milliseconds !== null && <span class="player-time">{timeOf(milliseconds)}</span>}
        <audio {...shared}>{sources}</audio>
      </div>
    )
  }
  return (
    <div class={isPlaying ? "player film playing" : "player film"}>
      <video
        {...shared}
        {...(poster && { poster })}
        {...(!poster && { preload: "auto" })}
        playsInline
        muted={kind === "mimed"}
        disablePictureInPicture
      >
        {sources}
      </video>
      {button}
      {onLarger && (
        <span class="larger">
          <IconButton icon="full" label={say("perform.larger")} onClick={onLarger} />
        </span>
      )}
    </div>
  )
}

/** A length as “0:07”. */
export function timeOf(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
