// A player's wooden disc: their colour, and what stands for them, or the first letter of their name.
import { Avatar, type AvatarName } from "./Avatar.tsx"

interface TokenProps {
  colour: string
  name: string
  avatar?: AvatarName | null
  /** They are still thinking. */
  thinking?: boolean
  away?: boolean
  small?: boolean
}

export function Token({ colour, name, avatar, thinking, away, small }: TokenProps) {
  const classes = ["token", colour]
  if (thinking) classes.push("thinking")
  if (away) classes.push("away")
  if (small) classes.push("small")
  return (
    <span class={classes.join(" ")} aria-hidden="true">
      {avatar ? <Avatar name={avatar} instead={initial(name)} /> : initial(name)}
    </span>
  )
}

/** The first letter as people see it, which may be more than one code point. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? "?").toLocaleUpperCase()
}
