import type { ComponentChildren } from "preact"
import type { Game } from "../../live/table.ts"
import { Fan } from "../../parts/Fan.tsx"
import { Large } from "../../parts/Large.tsx"
import { say } from "../../say.ts"
import { PhaseFuse } from "./PhaseFuse.tsx"
import type { Hand } from "./useHand.ts"

interface HandOfCardsProps {
  game: Game
  hand: Hand
  /** Cards that are taken out already, and the word on them. */
  marks?: Readonly<Record<string, string>>
  /** What to do with the card in front, where it fills the screen. */
  children: ComponentChildren
}

/** My hand as a fan, of which a card may fill the screen. */
export function HandOfCards({ game, hand, marks = {}, children }: HandOfCardsProps) {
  const { cards, at } = hand
  const shared = { label: say("turn.hand"), cards, at, onAt: hand.show }
  return (
    <>
      <Fan {...shared} onOpen={() => hand.open(true)} marks={marks} />
      {hand.isOpen && (
        <Large {...shared} onClose={() => hand.open(false)}>
          <PhaseFuse game={game} />
          {children}
        </Large>
      )}
    </>
  )
}
