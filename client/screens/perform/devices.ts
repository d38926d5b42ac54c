// The microphone and the camera of this device, and what they record.
import { type Bar, barOf, hasFilm, hasSound, type Kind, typeFor } from "../../live/performing.ts"

/** A microphone or a camera that is open, until it is closed. */
export interface Devices {
  readonly stream: MediaStream
  /** How loud it is just now, from 0 to 1; null where that can't be told. */
  level(): number | null
  /** Begins, or throws where nothing can be recorded. */
  record(): void
  stop(): Promise<Blob>
  /** Throws away what has been recorded. */
  discard(): void
  close(): void
}

/** A song is no talk: nothing is taken for noise or an echo. */
const MICROPHONE: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: true,
}
const CAMERA: MediaTrackConstraints = {
  facingMode: "user",
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 24, max: 30 },
}
/** Twenty seconds of both are 2.4 MB. */
const SIZES = { audioBitsPerSecond: 64_000, videoBitsPerSecond: 900_000 }
const PART = 250

/** Opens what is needed, for which the browser may ask; or says why it can't be had. */
export async function openDevices(kind: Kind, onLost: () => void): Promise<Devices | Bar> {
  // Without https there are none.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices || !("MediaRecorder" in window)) return "unable"
  const type = typeFor(kind, (one) => MediaRecorder.isTypeSupported(one))
  if (type === null) return "unable"
  try {
    const wanted = { audio: hasSound(kind) && MICROPHONE, video: hasFilm(kind) && CAMERA }
    return opened(await mediaDevices.getUserMedia(wanted), type, onLost)
  } catch (error) {
    return barOf(error instanceof DOMException ? error.name : "")
  }
}

function opened(stream: MediaStream, type: string, onLost: () => void): Devices {
  const tracks = stream.getTracks()
  for (const track of tracks) track.onended = onLost
  const ear = stream.getAudioTracks().length > 0 ? earAt(stream) : null
  let recorder: MediaRecorder | null = null
  let parts: Blob[] = []

  function discard() {
    if (recorder) recorder.ondataavailable = recorder.onstop = recorder.onerror = null
    if (recorder?.state === "recording") recorder.stop()
    recorder = null
    parts = []
  }

  return {
    stream,
    level: () => ear?.level() ?? null,
    record() {
      discard()
      ear?.wake()
      const mine = new MediaRecorder(stream, { mimeType: type, ...SIZES })
      mine.ondataavailable = ({ data }) => parts.push(data)
      mine.onerror = onLost
      mine.start(PART)
      recorder = mine
    },
    stop() {
      const mine = recorder
      return new Promise((resolve) => {
        const done = () => resolve(new Blob(parts, { type: mine?.mimeType || type }))
        if (mine?.state !== "recording") return done()
        mine.onstop = done
        mine.stop()
      })
    },
    discard,
    close() {
      discard()
      for (const track of tracks) track.stop()
      ear?.close()
    },
  }
}

/** The quietest sound that moves the meter, in decibels. */
const QUIET = -50

/** Hears how loud it is; null where the browser lets no page listen any more, which may record yet. */
function earAt(stream: MediaStream) {
  try {
    return listen(stream)
  } catch {
    return null
  }
}

function listen(stream: MediaStream) {
  const context = new AudioContext()
  // Made after a wait for leave, it may sleep; a later gesture tries again.
  const wake = () => {
    if (context.state !== "running") context.resume().catch(() => {})
  }
  wake()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    wake,
    level() {
      if (context.state !== "running") return null
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.max(0, 1 - (10 * Math.log10(power + 1e-12)) / QUIET)
    },
    close: () => context.close(),
  }
}

const BARS = 60

/** How loud a recording is along its time, from 0 to 1; none where the browser can't read it. */
export async function barsOf(file: Blob): Promise<readonly number[]> {
  const context = new AudioContext()
  try {
    const heard = await context.decodeAudioData(await file.arrayBuffer())
    return barsIn(heard.getChannelData(0))
  } catch {
    return []
  } finally {
    context.close()
  }
}

function barsIn(samples: Float32Array): number[] {
  const size = Math.max(1, Math.floor(samples.length / BARS))
  const peaks = Array.from({ length: BARS }, (_, place) =>
    samples
      .subarray(place * size, (place + 1) * size)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  )
  const loudest = Math.max(...peaks) || 1
  return peaks.map((peak) => peak / loudest)
}
