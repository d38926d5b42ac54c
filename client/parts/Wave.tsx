/** A wave: as bars from 0 to 1, or as a picture of them. */
export type WaveOf = readonly number[] | string

const WIDTH = 8
const HEIGHT = 120
const LEAST = 5

/** How loud a recording is along its time, and how much of it has been heard. */
export function Wave({ of, part }: { of: WaveOf; part: number }) {
  const heard = { clipPath: `inset(0 ${(1 - part) * 100}% 0 0)` }
  if (typeof of === "string") {
    const mask = { maskImage: `url("${of}")` }
    return (
      <span class="wave" aria-hidden="true">
        <i style={mask} />
        <i class="heard" style={{ ...mask, ...heard }} />
      </span>
    )
  }
  const line = of.map((bar, place) => lineOf(bar, place)).join("")
  const box = `0 0 ${of.length * WIDTH} ${HEIGHT}`
  return (
    <span class="wave" aria-hidden="true">
      <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true">
        <path d={line} />
      </svg>
      <svg class="heard" viewBox={box} preserveAspectRatio="none" aria-hidden="true" style={heard}>
        <path d={line} />
      </svg>
    </span>
  )
}

function lineOf(bar: number, place: number): string {
  const height = Math.max(LEAST, bar * HEIGHT)
  return `M${(place + 0.5) * WIDTH} ${(HEIGHT - height) / 2}v${height}`
}
