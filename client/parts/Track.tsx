// The track along which the tokens walk to the target.
import { say } from "../say.ts"
import type { AvatarName } from "./Avatar.tsx"
import { alongPath, partAt, type Stand, standsOf } from "./lanes.ts"
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

const START: Stand = { x: alongPath(0), lane: 0 }

export function Track({ walkers, target }: TrackProps) {
  const parts = walkers.map(({ points }) => Math.min(1, points / target))
  const stands = standsOf(parts)
  const steps = Array.from({ length: 11 }, (_, step) => step / 10)
  return (
    <div class="track" role="img" aria-label={say("uncovering.track", { target })}>
      {steps.map((part) => (
        <i key={part} class="step" style={placeAt(part)} />
      ))}
      <b class="goal" style={placeAt(1)}>
        {target}
      </b>
      {walkers.map((walker, index) => (
        <span
          key={walker.player}
          class="walker"
          data-player={walker.player}
          style={{ transform: standingAt(stands[index] ?? START) }}
        >
          <Token {...walker} small />
        </span>
      ))}
    </div>
  )
}

/** The path swings a little, as paths do; in hundredths of the track. */
function heightAt(part: number): number {
  return 52 + Math.sin(part * Math.PI * 3) * 12
}

function placeAt(part: number) {
  return { left: `${alongPath(part)}%`, top: `${heightAt(part)}%` }
}

function standingAt({ x, lane }: Stand): string {
  const y = heightAt(partAt(x))
  return (
    `translate(-50%, -50%) translate(${x.toFixed(2)}cqw, ${y.toFixed(2)}cqh) ` +
    `translate(0, calc(${lane} * var(--beside)))`
  )
}
