interface ProgressProps {
  /** How much of it has gone out, from 0 to 1; at 1 the server is at work. */
  part: number
  words: string
}

/** How far something is on its way to the server, and what becomes of it there. */
export function Progress({ part, words }: ProgressProps) {
  return (
    <div
      class="progress"
      role="progressbar"
      aria-label={words}
      aria-valuenow={Math.round(part * 100)}
    >
      <span class={part < 1 ? "" : "drawing"} style={{ transform: `scaleX(${part})` }} />
      <p class="hint">{words}</p>
    </div>
  )
}
