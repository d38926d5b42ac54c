// A table that only those see who sit at it: for all others there is a seat to wait for, or nothing.
import { moves } from "../../api/moves.ts"
import type { Room } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import { Button } from "../../parts/Button.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"

export function SeatedOnly({ stay, room }: { stay: Stay; room: Room }) {
  const [busy, act] = useAction()
  const { game } = room
  const mayJoin = game !== null && game.open_seats > 0 && isOpen(game)
  return (
    <main class="screen door">
      <section class="paper">
        <h1>{room.title}</h1>
        <p>{say("lobby.seatedOnly")}</p>
        {mayJoin && (
          <Button
            main
            disabled={busy}
            onClick={() => act(async () => stay.take(await moves.join(game.id, {})))}
          >
            {say(game.phase === "lobby" ? "lobby.sitDown" : "lobby.sitDownLater")}
          </Button>
        )}
        <Button quiet={mayJoin} onClick={() => go(addressOf("home"))}>
          {say("lobby.toHome")}
        </Button>
      </section>
    </main>
  )
}

function isOpen({ phase, settings }: NonNullable<Room["game"]>): boolean {
  if (phase === "finished" || phase === "abandoned") return false
  return phase === "lobby" || settings.late_joining
}
