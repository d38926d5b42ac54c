// The end: who won, how everybody stands, and the last picture.
import type { OverView } from "../../live/messages.ts"
import { Card } from "../../parts/Card.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { StandingList } from "../../parts/Standing.tsx"
import { Token } from "../../parts/Token.tsx"
import { say } from "../../say.ts"
import { lastPicture, standingOf, winnerWords } from "../End.tsx"
import { tokenOf } from "../room/company.ts"
import type { SceneProps } from "./Parts.tsx"

interface EndSceneProps extends SceneProps {
  view: OverView
}

export function EndScene({ room, view, company }: EndSceneProps) {
  const last = lastPicture(view)
  useDusk(last?.card ?? null)
  return (
    <div class="tv tv-end">
      <main class="tv-two">
        <section class="paper result">
          <p class="winners">
            {view.winners.map((player) => (
              <Token key={player} {...tokenOf(company, player)} />
            ))}
          </p>
          <h1>{view.finished ? winnerWords(view.winners, company) : say("end.abandoned")}</h1>
          <p>
            {view.finished
              ? say("end.afterTurns", { count: view.turns })
              : say(`end.${view.because as "closed"}`)}
          </p>
          <StandingList standing={standingOf(view, company)} />
        </section>
        {last && (
          <figure class="last-picture">
            <Card card={last.card} large />
            {last.clue !== null && <figcaption class="clue short">{last.clue}</figcaption>}
          </figure>
        )}
      </main>
      <p class="tv-words" role="status">
        {room.closed_at === null
          ? say("end.hostMayOpen", { name: company.nameOf(view.host) })
          : say("tv.thanks")}
      </p>
    </div>
  )
}
