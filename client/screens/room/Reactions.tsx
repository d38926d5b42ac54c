// Reactions: the eight pictures to choose from, and those that rise over the table.
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { type CardOnBoard, react } from "../../api/reactions.ts"
import type { PictureName } from "../../live/messages.ts"
import type { Reaction } from "../../live/table.ts"
import { noteTrouble } from "../../parts/notes.tsx"
import { PICTURES, Picture } from "../../parts/Picture.tsx"
import { Token } from "../../parts/Token.tsx"
import { say } from "../../say.ts"
import { type Names, tokenOf } from "./company.ts"

interface ReactionBarProps {
  game: string
  /** The card that is reacted to; the table itself, if none is chosen. */
  card?: CardOnBoard | null
  onReact?: () => void
}

export function ReactionBar({ game, card = null, onReact }: ReactionBarProps) {
  const [given, setGiven] = useState<readonly string[]>([])
  const place = card === null ? "table" : `${card.turn} ${card.slot}`

  function give(picture: PictureName) {
    onReact?.()
    setGiven([...given, `${place} ${picture}`])
    react(game, picture, card).catch(noteTrouble)
  }

  return (
    <fieldset class="reactions">
      <legend class="hidden-text">
        {say(card === null ? "reactions.toTable" : "reactions.toCard")}
      </legend>
      {PICTURES.map((picture) => (
        <button
          key={picture}
          type="button"
          class={given.includes(`${place} ${picture}`) ? "given" : ""}
          aria-label={say(`reactions.${picture}`)}
          onClick={() => give(picture)}
        >
          <Picture name={picture} />
        </button>
      ))}
    </fieldset>
  )
}

interface Risen extends Reaction {
  readonly left: number
  readonly top: number
}

/** As long as a picture is to be seen, with or without motion. */
const LASTS = 3400

/** What people have just put at cards or at the table rises from there, and fades. */
export function Reactions({ reactions, names }: { reactions: readonly Reaction[]; names: Names }) {
  const [risen, setRisen] = useState<readonly Risen[]>([])
  const seen = useRef(reactions.at(-1)?.nth ?? 0)

  useLayoutEffect(() => {
    const fresh = reactions
      .filter(({ nth }) => nth > seen.current)
      .map((reaction) => ({ ...reaction, ...placeOf(reaction) }))
    if (fresh.length === 0) return
    seen.current = fresh.at(-1)?.nth ?? seen.current
    setRisen((before) => [...before, ...fresh])
    setTimeout(() => setRisen((before) => before.filter((one) => !fresh.includes(one))), LASTS)
  }, [reactions])

  const newest = risen.at(-1)
  return (
    <div class="risen">
      {risen.map(({ nth, player, picture, left, top }) => (
        <span
          key={nth}
          class="reaction"
          data-picture={picture}
          style={{ left: `${left}px`, top: `${top}px` }}
        >
          <Picture name={picture} />
          <Token {...tokenOf(names, player)} small />
        </span>
      ))}
      <span class="hidden-text" role="status">
        {newest &&
          say("reactions.by", {
            name: names.nameOf(newest.player),
            picture: say(`reactions.${newest.picture}`),
          })}
      </span>
    </div>
  )
}

/** The card, or else its giver, or else the edge of the table; several stand a little apart. */
function placeOf({ nth, player, card }: Reaction): { left: number; top: number } {
  const found =
    (card && document.querySelector(`[data-slot="${card.slot}"]`)) ??
    document.querySelector(`[data-player="${player}"]`)
  const aside = ((nth * 2) % 5) - 2
  if (!found) return { left: innerWidth * (0.5 + aside * 0.13), top: innerHeight * 0.72 }
  const { left, top, width, height } = found.getBoundingClientRect()
  return { left: left + width * (0.5 + aside * 0.14), top: top + height * 0.45 }
}
