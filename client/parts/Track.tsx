// The track along which the tokens walk to the target.
import { say } from "../say.ts"
import type { AvatarName } from "./Avatar.tsx"
import { Token } from "./Token.tsx"

export interface Walker {
  readonly player: string
  readonly name: string
  readonly colour: string
  readonly avatar: AvatarName | null
  readonly isBot: boolean
  readonly isKept?: boolean
  readonly points: number
}

interface TrackProps {
  walkers: readonly Walker[]
  target: number
}

export function Track({ walkers, target }: TrackProps) {
  const steps = Array.from({ length: 11 }, (_, step) => step / 10)
  return (
    <div class="track" role="img" aria-label={say("uncovering.track", { target })}>
      {steps.map((part) => (
        <i key={part} class="step" style={placeAt(part)} />
      ))}
      <b class="goal" style={placeAt(1)}>
        {target}
      </b>
      {walkers.map((walker) => (
        <span
          key={walker.player}
          class="walker"
          data-player={walker.player}
          style={{
            transform: standingAt(Math.min(1, walker.points / target), pileUnder(walker, walkers)),
          }}
        >
          <Token {...walker} small />
        </span>
      ))}
    </div>
  )
}

/** The path swings a little, as paths do; in hundredths of the track. */
function spotAt(part: number): { x: number; y: number } {
  return { x: 6 + part * 87, y: 58 + Math.sin(part * Math.PI * 3) * 16 }
}

function placeAt(part: number) {
  const { x, y } = spotAt(part)
  return { left: `${x}%`, top: `${y}%` }
}

/** Whoever comes to the same spot stands a little aside, towards the middle, four in a row. */
function standingAt(part: number, before: number): string {
  const { x, y } = spotAt(part)
  const [aside, behind] = [(before % 4) * (part > 0.5 ? -1 : 1), Math.floor(before / 4)]
  return (
    `translate(-50%, -50%) translate(${x.toFixed(2)}cqw, ${y.toFixed(2)}cqh) ` +
    `translate(calc(${aside} * var(--aside)), calc(${behind} * var(--behind)))`
  )
}

/** How many stand on the same spot and came there before. */
function pileUnder(walker: Walker, walkers: readonly Walker[]): number {
  const together = walkers.filter((one) => one.points === walker.points)
  return together.indexOf(walker)
}
