// A player's wooden disc: their colour, and what stands for them, or the first letter of their name.
import { Avatar, type AvatarName } from "./Avatar.tsx"

const WINDER =
  "M10.5 23V13.400C5.500 14.600 1.500 11.600 1.500 7.500S6 .700 10 4.400L12 6.300l2-1.900c4-3.700 8.500-1 8.500 3.100s-4 7.100-9 5.900V23z"

interface TokenProps {
  colour: string
  name: string
  avatar?: AvatarName | null
  /** They are still thinking. */
  thinking?: boolean
  away?: boolean
  small?: boolean
  /** Nobody sits there: it has a key by which it is wound up. */
  isBot?: boolean
  /** A bot plays for them: it has that key until they are back. */
  isKept?: boolean
}

export function Token(props: TokenProps) {
  const { colour, name, avatar, thinking, away, small, isBot, isKept } = props
  const classes = ["token", colour]
  if (thinking) classes.push("thinking")
  if (away) classes.push("away")
  if (small) classes.push("small")
  return (
    <span class={classes.join(" ")} aria-hidden="true">
      {avatar ? <Avatar name={avatar} instead={initial(name)} /> : initial(name)}
      {(isBot || isKept) && <Winder />}
    </span>
  )
}

/** The key by which bots are wound up. */
export function Winder() {
  return (
    <svg class="winder" viewBox="0 0 24 24" aria-hidden="true">
      <path d={WINDER} />
    </svg>
  )
}

/** The first letter as people see it, which may be more than one code point. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? "?").toLocaleUpperCase()
}
