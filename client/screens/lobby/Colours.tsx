import { moves } from "../../api/moves.ts"
import type { Edition } from "../../api/rooms.ts"
import type { LobbyView } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import { useAction } from "../../parts/useAction.ts"
import { type Key, say } from "../../say.ts"
import type { Company } from "../room/company.ts"

interface ColoursProps {
  stay: Stay
  view: LobbyView
  company: Company
  edition: Edition
}

export function Colours({ stay, view, company, edition }: ColoursProps) {
  const [busy, act] = useAction()
  const id = stay.table.value.game?.id ?? ""
  const taken = new Map(view.players.map(({ player, colour }) => [colour, player]))
  return (
    <fieldset class="colours" disabled={busy}>
      <legend>{say("lobby.yourColour")}</legend>
      {edition.colours.map((colour) => {
        const owner = taken.get(colour)
        const isOthers = owner !== undefined && owner !== company.me
        const word = say(`lobby.${colour}` as Extract<Key, "lobby.red">)
        const label = isOthers
          ? say("lobby.takenBy", { colour: word, name: company.nameOf(owner) })
          : word
        return (
          <button
            key={colour}
            type="button"
            class={`token ${colour}${isOthers ? " taken" : ""}`}
            aria-label={label}
            aria-pressed={owner === company.me}
            disabled={isOthers}
            onClick={() => act(async () => stay.take(await moves.colour(id, colour)))}
          />
        )
      })}
    </fieldset>
  )
}
