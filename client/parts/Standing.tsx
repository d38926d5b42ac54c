// How everybody stands: names with their points, best first.
import type { AvatarName } from "./Avatar.tsx"
import { BotNote } from "./BotNote.tsx"
import { Token } from "./Token.tsx"

export interface Standing {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly avatar: AvatarName | null
  readonly isBot: boolean
  readonly points: number
  /** They have left. */
  readonly isGone: boolean
}

export function StandingList({ standing }: { standing: readonly Standing[] }) {
  const best = [...standing].sort((one, other) => other.points - one.points)
  return (
    <ol class="standing">
      {best.map(({ id, name, colour, avatar, isBot, points, isGone }) => (
        <li key={id} class={isGone ? "gone" : ""}>
          <Token colour={colour} name={name} avatar={avatar} isBot={isBot} small />
          <span class="standing-name">
            {name}
            {isBot && <BotNote />}
          </span>
          <span class="standing-points">{points}</span>
        </li>
      ))}
    </ol>
  )
}
