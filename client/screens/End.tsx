// The end of a game: who won, how everybody stands, and the next one.
import { pictureOf } from "../api/pictures.ts"
import { rooms } from "../api/rooms.ts"
import type { OverView, Room } from "../live/messages.ts"
import type { Stay } from "../live/room.ts"
import { Button } from "../parts/Button.tsx"
import { Card } from "../parts/Card.tsx"
import { useDusk } from "../parts/dusk.ts"
import { type Standing, StandingList } from "../parts/Standing.tsx"
import { Token } from "../parts/Token.tsx"
import { useAction } from "../parts/useAction.ts"
import { addressOf, go } from "../router.ts"
import { list, say } from "../say.ts"
import { type Company, type Names, tokenOf } from "./room/company.ts"
import { ReactionBar } from "./room/laterReactions.ts"

interface EndProps {
  stay: Stay
  room: Room
  view: OverView
  company: Company
}

export function End({ stay, room, view, company }: EndProps) {
  const [busy, act] = useAction()
  const last = lastPicture(view)
  useDusk(last?.card ?? null)
  const game = stay.table.value.game?.id
  const host = view.players.find(({ player }) => player === view.host)
  const isHostGone = !host || host.left || host.away
  const isOpen = room.closed_at === null
  const mayOpen = isOpen && (company.isHost || (company.isSeated && isHostGone))
  return (
    <main class="screen end">
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
        {game && company.isSeated && room.reactions && isOpen && <ReactionBar game={game} />}
        {game && view.turns > 0 && (
          <Button onClick={() => go(addressOf("story", { game }))}>
            {say("story.leafThrough")}
          </Button>
        )}
      </section>
      {last && (
        <figure class="last-picture">
          <Card card={last.card} large />
          {last.clue !== null && <figcaption class="clue short">{last.clue}</figcaption>}
        </figure>
      )}
      <footer class="foot">
        <div class="buttons">
          <Button quiet onClick={() => go(addressOf("home"))}>
            {say("lobby.toHome")}
          </Button>
          {mayOpen ? (
            <Button main disabled={busy} onClick={() => act(() => rooms.nextGame(stay.code))}>
              {say("end.again")}
            </Button>
          ) : (
            <p class="foot-words">
              {isOpen && say("end.hostMayOpen", { name: company.nameOf(view.host) })}
            </p>
          )}
        </div>
      </footer>
    </main>
  )
}

/** The last card that was told of, with its clue, for whoever may see its picture. */
export function lastPicture({ last_turn: last }: OverView) {
  const card = last?.board[last.owners.indexOf(last.storyteller)]
  return last && card !== undefined && pictureOf(card) ? { card, clue: last.clue } : null
}

export function standingOf(view: OverView, names: Names): Standing[] {
  return view.players.map(({ player, points, left }) => ({
    id: player,
    ...tokenOf(names, player),
    points,
    isGone: left,
  }))
}

export function winnerWords(winners: readonly string[], names: Names): string {
  if (winners.length === 1 && winners[0] === names.me) return say("end.youWin")
  const said = list(winners.map((player) => names.nameOf(player)))
  return say(winners.length === 1 ? "end.wins" : "end.winMany", { names: said })
}
