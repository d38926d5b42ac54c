import { pictureOf } from "../api/pictures.ts"
import { say } from "../say.ts"
import { wash } from "./wash.ts"

interface CardProps {
  card: string
  /** Shown so large that the small picture won't do. */
  large?: boolean
  /** How wide it is shown, as CSS says it, where that depends on the screen. */
  sizes?: string
}

/** The face of a card, on its cream paper. */
export function Card({ card, large, sizes }: CardProps) {
  const seen = pictureOf(card)
  return (
    <span class="card" style={seen && { background: wash(seen.placeholder) }}>
      {seen && (
        <img
          src={large ? seen.picture : seen.picture_small}
          {...(sizes && { sizes, srcset: `${seen.picture_small} 300w, ${seen.picture} 800w` })}
          alt={seen.text}
          width="600"
          height="900"
          decoding="async"
          draggable={false}
        />
      )}
      {!seen && <span class="hidden-text">{say("common.card")}</span>}
    </span>
  )
}

export function CardBack() {
  return (
    <span class="card back">
      <span class="hidden-text">{say("common.cardBack")}</span>
    </span>
  )
}
