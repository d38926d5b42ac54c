import { say } from "../say.ts"

interface CoverProps {
  deck: { readonly cover: string; readonly title: string; readonly cards: number }
}

/** A deck, seen from its cover. */
export function Cover({ deck }: CoverProps) {
  return (
    <span class="cover">
      <img src={deck.cover} alt="" width="600" height="900" decoding="async" />
      <span class="cover-title">{deck.title}</span>
      <span class="cover-count">{say("lobby.deckCards", { count: deck.cards })}</span>
    </span>
  )
}
