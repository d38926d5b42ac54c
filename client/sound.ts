// Paper, wood and a small bell, made on the spot; and the phone that shakes. Silent until somebody
// has touched the page, and for good where it was switched off.
import { signal } from "@preact/signals"

const KEPT = "dixit.sound"

export const isLoud = signal(localStorage.getItem(KEPT) !== "off")

let context: AudioContext | null = null
let isTouched = false
let isHushed = false

export function setLoud(loud: boolean): void {
  localStorage.setItem(KEPT, loud ? "on" : "off")
  isLoud.value = loud
  if (loud) wake()
}

function wake(): void {
  isTouched = true
  if (!isLoud.value) return
  context ??= new AudioContext()
  // Where it can't be resumed now, the next gesture tries again.
  if (context.state !== "running") context.resume().catch(() => {})
}

// What browsers take for a gesture: a finger that comes down is none yet.
for (const gesture of ["pointerup", "click", "keydown"]) {
  addEventListener(gesture, wake, { capture: true })
}

/** Makes no sound while people sing, who would have it in their song. */
export function hush(isSinging: boolean): void {
  isHushed = isSinging
}

export type Sound = keyof typeof SOUNDS

export function sound(name: Sound): void {
  if (isLoud.value && !isHushed && context?.state === "running") SOUNDS[name](context)
}

export function shake(pattern: number[]): void {
  if (isLoud.value && isTouched && !isHushed && "vibrate" in navigator) navigator.vibrate(pattern)
}

const SOUNDS = {
  /** A small bell on a shop’s door. */
  bell(to: AudioContext) {
    for (const [pitch, loudness, lasts] of BELL) tone(to, { pitch, loudness, lasts })
  },
  /** Two knuckles on a table. */
  knock(to: AudioContext) {
    wood(to, 0)
    wood(to, 0.16)
  },
  /** A disc that lands. */
  tap(to: AudioContext) {
    wood(to, 0)
  },
  /** A card that slides over others. */
  paper(to: AudioContext) {
    rustle(to, { pitch: 4200, narrow: 0.7, loudness: 0.09, lasts: 0.11 })
    rustle(to, { pitch: 2600, narrow: 0.9, loudness: 0.06, lasts: 0.16, begins: 0.06 })
  },
} as const

/** The partials of the bell: pitch, loudness and how long each rings. */
const BELL = [
  [1046, 0.07, 1.5],
  [2101, 0.035, 0.9],
  [3150, 0.018, 0.5],
  [4410, 0.01, 0.3],
] as const

function wood(to: AudioContext, begins: number): void {
  tone(to, { pitch: 190, loudness: 0.2, lasts: 0.07, begins })
  rustle(to, { pitch: 850, narrow: 6, loudness: 0.5, lasts: 0.05, begins })
}

interface Made {
  readonly pitch: number
  readonly loudness: number
  readonly lasts: number
  /** Seconds from now. */
  readonly begins?: number
}

function tone(to: AudioContext, made: Made): void {
  const { pitch, lasts, begins = 0 } = made
  const source = to.createOscillator()
  source.frequency.value = pitch
  source.connect(fading(to, made))
  source.start(to.currentTime + begins)
  source.stop(to.currentTime + begins + lasts)
}

function rustle(to: AudioContext, made: Made & { narrow: number }): void {
  const { pitch, narrow, lasts, begins = 0 } = made
  const buffer = to.createBuffer(1, Math.ceil(lasts * to.sampleRate), to.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = to.createBufferSource()
  source.buffer = buffer
  const filter = to.createBiquadFilter()
  filter.type = "bandpass"
  filter.frequency.value = pitch
  filter.Q.value = narrow
  source.connect(filter).connect(fading(to, made))
  source.start(to.currentTime + begins)
}

/** Sets in at once, and dies away. */
function fading(to: AudioContext, { loudness, lasts, begins = 0 }: Made): GainNode {
  const gain = to.createGain()
  const begin = to.currentTime + begins
  gain.gain.setValueAtTime(loudness, begin)
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + lasts)
  gain.connect(to.destination)
  return gain
}
