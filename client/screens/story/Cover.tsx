import { Card } from "../../parts/Card.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Token } from "../../parts/Token.tsx"
import { day, list, say } from "../../say.ts"
import { tokenOf } from "../room/company.ts"
import { type PageProps, truthOf } from "./Story.tsx"

const PICTURES = 3

/** The cover: who played and when, and a few of the cards that were told of. */
export function Cover({ story, names }: PageProps) {
  const cards = story.turns.flatMap((turn) => truthOf(turn) ?? []).slice(0, PICTURES)
  useDusk(cards[0] ?? null)
  const players = story.seats.map(({ id }) => names.nameOf(id))
  return (
    <main class="middle leaf cover-page">
      <div class="cover-cards">
        {cards.map((card) => (
          <Card key={card} card={card} large />
        ))}
      </div>
      <h1>{say("story.title")}</h1>
      <p class="cover-names">{list(players)}</p>
      <p class="seats-row">
        {story.seats.map(({ id }) => (
          <Token key={id} {...tokenOf(names, id)} small />
        ))}
      </p>
      <p class="hint">{day(story.ended_at)}</p>
      {story.with_bots && <p class="hint">{say("bots.justForFun")}</p>}
    </main>
  )
}
