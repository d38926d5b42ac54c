import { useRef, useState } from "preact/hooks"
import { useKeys } from "../../parts/useKeys.ts"

export interface Hand {
  /** All cards that are mine this turn, in the order in which they came. */
  readonly cards: readonly string[]
  readonly at: number
  readonly front: string | undefined
  readonly isOpen: boolean
  show(index: number): void
  open(isOpen: boolean): void
}

/** A hand to leaf through: cards that are laid on the table keep their place in it. */
export function useHand(held: readonly string[], onEnter: () => void): Hand {
  const order = useRef<string[]>([])
  const [at, setAt] = useState(Math.floor(held.length / 2))
  const [isOpen, setOpen] = useState(false)
  const kept = order.current.filter((card) => held.includes(card))
  const cards = [...kept, ...held.filter((card) => !kept.includes(card))]
  order.current = cards
  const last = Math.max(0, cards.length - 1)
  const shown = Math.min(at, last)

  useKeys((key) => {
    const number = Number(key)
    if (number >= 1 && number <= cards.length) setAt(number - 1)
    else if (key === "ArrowRight") setAt(Math.min(last, shown + 1))
    else if (key === "ArrowLeft") setAt(Math.max(0, shown - 1))
    else if (key === " ") setOpen(true)
    else if (key === "Enter") onEnter()
    else return false
    return true
  })

  return { cards, at: shown, front: cards[shown], isOpen, show: setAt, open: setOpen }
}
