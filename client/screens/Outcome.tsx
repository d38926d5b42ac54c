// How a game has ended, as phones and the television show it.
import type { ComponentChildren } from "preact"
import { pictureOf } from "../api/pictures.ts"
import type { OverView } from "../live/messages.ts"
import { Card } from "../parts/Card.tsx"
import { type Standing, StandingList } from "../parts/Standing.tsx"
import { Token } from "../parts/Token.tsx"
import { list, say } from "../say.ts"
import { type Names, tokenOf } from "./room/company.ts"

interface OutcomeProps {
  view: OverView
  names: Names
  /** The last picture, where it is glued beside the result. */
  last?: Last | null
  children?: ComponentChildren
}

/** Who won, after how many turns, and how everybody stands. */
export function Outcome({ view, names, last, children }: OutcomeProps) {
  return (
    <section class={last ? "paper result with-picture" : "paper result"}>
      {last && <LastPicture {...last} />}
      <div class="ending">
        <p class="winners">
          {view.winners.map((player) => (
            <Token key={player} {...tokenOf(names, player)} />
          ))}
        </p>
        <h1>{view.finished ? winnerWords(view.winners, names) : say("end.abandoned")}</h1>
        <p>
          {view.finished
            ? say("end.afterTurns", { count: view.turns })
            : say(`end.${view.because as "closed"}`)}
        </p>
      </div>
      <StandingList standing={standingOf(view, names)} />
      {view.players.some(({ player }) => names.isBot(player)) && (
        <p class="hint">{say("bots.justForFun")}</p>
      )}
      {children}
    </section>
  )
}

interface Last {
  readonly card: string
  readonly clue: string | null
}

/** The last card that was told of, with its clue, for whoever may see its picture. */
export function lastOf({ last_turn: last }: OverView): Last | null {
  const card = last?.board[last.owners.indexOf(last.storyteller)]
  return last && card !== undefined && pictureOf(card) ? { card, clue: last.clue } : null
}

export function LastPicture({ card, clue }: Last) {
  return (
    <figure class="last-picture">
      <Card card={card} large />
      {clue !== null && <figcaption class="clue short">{clue}</figcaption>}
    </figure>
  )
}

export function winnerWords(winners: readonly string[], names: Names): string {
  if (winners.length === 1 && winners[0] === names.me) return say("end.youWin")
  const said = list(winners.map((player) => names.nameOf(player)))
  return say(winners.length === 1 ? "end.wins" : "end.winMany", { names: said })
}

function standingOf(view: OverView, names: Names): Standing[] {
  return view.players.map(({ player, points, left }) => ({
    id: player,
    ...tokenOf(names, player),
    points,
    isGone: left,
  }))
}
