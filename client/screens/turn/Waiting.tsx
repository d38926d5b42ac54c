import type { Player } from "../../live/messages.ts"
import { KeptNote } from "../../parts/BotNote.tsx"
import { Token } from "../../parts/Token.tsx"
import { list, say } from "../../say.ts"
import { type Company, tokenOf } from "../room/company.ts"

const NAMED = 3
const MANY = 8

/** Everybody who has something to choose, and who of them is still thinking. */
export function Waiting({ company, storyteller }: { company: Company; storyteller: string }) {
  const choosing = company.players.filter((player) => !player.left && player.player !== storyteller)
  const thinking = choosing.filter(isThinking)
  const kept = choosing.filter(({ player }) => company.isKept(player))
  return (
    <div class={choosing.length > MANY ? "waiting many" : "waiting"}>
      <span class="tokens">
        {choosing.map((player) => (
          <Token
            key={player.player}
            {...tokenOf(company, player.player)}
            thinking={isThinking(player)}
            away={player.away && !player.kept}
            small
          />
        ))}
      </span>
      <p role="status">{words(thinking, company)}</p>
      {kept.length > 0 && (
        <p>
          {kept.map(({ player }) => (
            <KeptNote key={player} name={company.nameOf(player)} />
          ))}
        </p>
      )}
    </div>
  )
}

/** True for those for whom the table waits, also where a bot plays for them. */
function isThinking({ has_chosen, away, kept }: Player): boolean {
  return !has_chosen && (!away || kept)
}

function words(thinking: readonly Player[], company: Company): string {
  const others = thinking.filter(({ player }) => player !== company.me)
  if (others.length === 0) return ""
  if (others.length > NAMED) return say("turn.waitingForMany", { count: others.length })
  return say("turn.waitingFor", { names: list(others.map(({ player }) => company.nameOf(player))) })
}
