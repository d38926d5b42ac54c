// Singing and miming as a story of its own: what can be recorded how, and what follows what.
import type { EventLine, PerformanceNow } from "./messages.ts"

/** Sound, film without sound, or film with it. */
export type Kind = PerformanceNow["kind"]
export const KINDS = ["sung", "mimed", "both"] as const satisfies readonly Kind[]

/** Milliseconds; what is longer is refused. */
export const LONGEST = 20_000
/** Milliseconds; what is shorter is a slip of the thumb. */
export const SHORTEST = 800
/** Bytes that the server takes. */
export const LARGEST = 4_000_000
/** Seconds of “three, two, one” before the camera runs. */
export const COUNTDOWN = 3
/** So long it takes a recording to be on its way. */
const LEAD = 3000
/** Once the table has waited for one, what comes in the last ten seconds is too late. */
const TOLD_WITHIN = 10_000

const SOUND = "audio/"
const FILM = "video/"

/** The forms that the server takes, those first that are quickest to make and small. */
const TYPES: Readonly<Record<Kind, readonly string[]>> = {
  sung: [
    `${SOUND}webm;codecs=opus`,
    `${SOUND}mp4;codecs=mp4a.40.2`,
    `${SOUND}mp4;codecs=opus`,
    `${SOUND}ogg;codecs=opus`,
  ],
  mimed: [
    `${FILM}webm;codecs=vp8`,
    `${FILM}webm;codecs=vp9`,
    `${FILM}mp4;codecs=avc1.42E01E`,
    `${FILM}webm;codecs=h264`,
  ],
  both: [
    `${FILM}webm;codecs=vp8,opus`,
    `${FILM}webm;codecs=vp9,opus`,
    `${FILM}mp4;codecs=avc1.42E01E,mp4a.40.2`,
    `${FILM}mp4;codecs=avc1.42E01E,opus`,
    `${FILM}webm;codecs=h264,opus`,
  ],
}

/** What a browser is to record; null where it can record nothing that the server takes. */
export function typeFor(kind: Kind, canRecord: (type: string) => boolean): string | null {
  return TYPES[kind].find(canRecord) ?? null
}

export const hasSound = (kind: Kind) => kind !== "mimed"
export const hasFilm = (kind: Kind) => kind !== "sung"

/** Why nothing can be recorded here just now. */
export type Bar =
  /** Somebody, or the browser, said no. */
  | "denied"
  /** There is no microphone, or no camera. */
  | "missing"
  /** Another program has it. */
  | "busy"
  /** The browser can't at all, or not at an address without https. */
  | "unable"

/** Why, by the name of what `getUserMedia` has thrown. */
export function barOf(name: string): Bar {
  switch (name) {
    case "NotAllowedError":
    case "SecurityError":
      return "denied"
    case "NotFoundError":
    case "OverconstrainedError":
      return "missing"
    case "NotReadableError":
    case "AbortError":
      return "busy"
    default:
      return "unable"
  }
}

/** A recording from the first look at the microphone to the last note. */
export type Stage =
  | { readonly kind: "asking" }
  | { readonly kind: "barred"; readonly bar: Bar }
  | { readonly kind: "ready"; readonly wasShort: boolean }
  | { readonly kind: "counting"; readonly left: number }
  | { readonly kind: "recording"; readonly since: number }
  | { readonly kind: "stopping" }

export type Cue =
  | { readonly kind: "allowed" }
  | { readonly kind: "barred"; readonly bar: Bar }
  /** A thumb, a key or the end of the time. */
  | { readonly kind: "begin"; readonly at: number; readonly counts: boolean }
  /** A second of the countdown is over. */
  | { readonly kind: "second"; readonly at: number }
  | { readonly kind: "stop"; readonly at: number }

export const ASKING: Stage = { kind: "asking" }
const READY: Stage = { kind: "ready", wasShort: false }

export function afterCue(stage: Stage, cue: Cue): Stage {
  switch (cue.kind) {
    case "allowed":
      return stage.kind === "asking" ? READY : stage
    case "barred":
      return { kind: "barred", bar: cue.bar }
    case "begin":
      if (stage.kind !== "ready") return stage
      if (cue.counts) return { kind: "counting", left: COUNTDOWN }
      return { kind: "recording", since: cue.at }
    case "second":
      if (stage.kind !== "counting") return stage
      if (stage.left > 1) return { kind: "counting", left: stage.left - 1 }
      return { kind: "recording", since: cue.at }
    case "stop":
      if (stage.kind === "counting") return READY
      if (stage.kind !== "recording") return stage
      if (cue.at - stage.since < SHORTEST) return { kind: "ready", wasShort: true }
      return { kind: "stopping" }
  }
}

/** The wait for a recording when the time for the clue is up: there is one in a turn at most. */
export type Wait = "ahead" | "now" | "over"

export function waitAfter(before: Wait, happened: readonly EventLine[]): Wait {
  return happened.reduce((wait, { event }) => {
    switch (event.type) {
      case "turn_began":
        return "ahead"
      case "recording_awaited":
        return "now"
      case "storyteller_appointed":
        return wait === "now" ? "over" : wait
      default:
        return wait
    }
  }, before)
}

/** So long before the time is up a recording has to go out at last, in milliseconds. */
export function leadOf(wait: Wait): number {
  return wait === "ahead" ? LEAD : LEAD + TOLD_WITHIN
}

const IN_HAND: readonly string[] = ["waiting", "making", "ready"]

/**
 * A recording that has arrived though its answer was lost: one of that kind, for that turn, that
 * was not known before it was sent. Null as long as there is none.
 */
export function arrivedMeanwhile(
  before: readonly PerformanceNow[],
  now: readonly PerformanceNow[],
  { game, turn, kind }: { game: string; turn: number; kind: Kind },
): PerformanceNow | null {
  const known = new Set(before.map(({ id }) => id))
  const isIt = (one: PerformanceNow) =>
    one.game === game &&
    one.turn === turn &&
    one.kind === kind &&
    !known.has(one.id) &&
    IN_HAND.includes(one.state)
  return now.find(isIt) ?? null
}
