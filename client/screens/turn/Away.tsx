import { moves } from "../../api/moves.ts"
import type { Stay } from "../../live/room.ts"
import type { Game } from "../../live/table.ts"
import { Button } from "../../parts/Button.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import type { Company } from "../room/company.ts"

interface AwayProps {
  stay: Stay
  game: Game
  company: Company
}

/** Said to whoever let two phases run out: the table doesn't wait for them until they are back. */
export function Away({ stay, game, company }: AwayProps) {
  const [busy, act] = useAction()
  const me = company.players.find(({ player }) => player === company.me)
  if (!me?.away || me.left || game.view.phase === "over") return null
  return (
    <div class="away-note" role="alert">
      <p>{say(me.kept ? "bots.playsForYou" : "turn.youAway")}</p>
      <Button
        main
        disabled={busy}
        onClick={() => act(async () => stay.take(await moves.back(game.id)))}
      >
        {say("turn.imBack")}
      </Button>
    </div>
  )
}
