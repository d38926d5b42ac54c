import { useEffect, useRef, useState } from "preact/hooks"
import { say } from "../../say.ts"

const STROKES = 23
/** What is not louder is silence. */
const SILENCE = 0.12
const PATIENCE = 4000

interface MeterProps {
  level: (() => number | null) | null
  /** Somebody sings, or should. */
  isRecording: boolean
}

/** How loud it is: strokes of a brush that grow with the voice; and a word where nothing is heard. */
export function Meter({ level, isRecording }: MeterProps) {
  const strokes = useRef<HTMLDivElement>(null)
  const [isSilent, setSilent] = useState(false)

  useEffect(() => {
    if (!level) return undefined
    let heardAt = Date.now()
    let frame = requestAnimationFrame(function look() {
      const loud = level()
      strokes.current?.style.setProperty("--level", (loud ?? 0).toFixed(3))
      if (!isRecording || loud === null || loud > SILENCE) heardAt = Date.now()
      setSilent(Date.now() - heardAt > PATIENCE)
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [level, isRecording])

  return (
    <div class="meter">
      <div class="strokes" ref={strokes} aria-hidden="true">
        {Array.from({ length: STROKES }, (_, nth) => (
          <i key={nth} style={{ "--share": shareOf(nth) }} />
        ))}
      </div>
      <p class="hint" role="status">
        {isSilent ? say("perform.silence") : ""}
      </p>
    </div>
  )
}

/** The strokes in the middle grow most, and no two alike. */
function shareOf(nth: number): number {
  const far = Math.abs(nth - (STROKES - 1) / 2) / (STROKES / 2)
  return (1 - far ** 2) * (0.7 + 0.3 * Math.sin(nth * 2.4))
}
