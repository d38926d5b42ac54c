import { moves } from "../../api/moves.ts"
import { Button } from "../../parts/Button.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { WaitForSeat } from "../room/WaitForSeat.tsx"
import type { TurnProps } from "./Frame.tsx"

/** Said to whoever has no seat in a game that is on: they watch, and may sit down after the turn. */
export function Seatless({ stay, room, game, view, company }: TurnProps) {
  const [busy, act] = useAction()
  if (company.isSeated) return null
  if (view.waiting.some(({ player }) => player === company.me)) {
    return (
      <p class="seatless" role="status">
        {say("lobby.seatComes")}
      </p>
    )
  }
  const hasLeft = company.players.some(({ player }) => player === company.me)
  const isQueued = room.queue.some(({ id }) => id === company.me)
  const hasSeat = view.settings.late_joining && (room.game?.open_seats ?? 0) > room.queue.length
  return (
    <div class="seatless">
      {!isQueued && <p>{say(hasLeft ? "lobby.youLeft" : "lobby.youWatch")}</p>}
      {!hasLeft &&
        (hasSeat ? (
          <Button
            disabled={busy}
            onClick={() => act(async () => stay.take(await moves.join(game.id, {})))}
          >
            {say("lobby.sitDownLater")}
          </Button>
        ) : (
          <WaitForSeat room={room} me={company.me} />
        ))}
    </div>
  )
}
