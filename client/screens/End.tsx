// The end of a game: who won, how everybody stands, and the next one.
import { rooms } from "../api/rooms.ts"
import type { OverView, Room } from "../live/messages.ts"
import type { Stay } from "../live/room.ts"
import { Button } from "../parts/Button.tsx"
import { useDusk } from "../parts/dusk.ts"
import { useAction } from "../parts/useAction.ts"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { lastOf, Outcome } from "./Outcome.tsx"
import type { Company } from "./room/company.ts"
import { ReactionBar } from "./room/laterReactions.ts"

interface EndProps {
  stay: Stay
  room: Room
  view: OverView
  company: Company
}

export function End({ stay, room, view, company }: EndProps) {
  const [busy, act] = useAction()
  const last = lastOf(view)
  useDusk(last?.card ?? null)
  const game = stay.table.value.game?.id
  const host = view.players.find(({ player }) => player === view.host)
  const isHostGone = !host || host.left || host.away
  const isOpen = room.closed_at === null
  const mayOpen = isOpen && (company.isHost || (company.isSeated && isHostGone))
  return (
    <main class="screen end">
      <Outcome view={view} names={company} last={last}>
        {game && company.isSeated && room.reactions && isOpen && <ReactionBar game={game} />}
        {game && view.turns > 0 && (
          <Button onClick={() => go(addressOf("story", { game }))}>
            {say("story.leafThrough")}
          </Button>
        )}
      </Outcome>
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
