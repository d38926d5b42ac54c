import type { Player } from "../../live/messages.ts"
import { Token } from "../../parts/Token.tsx"
import { list, say } from "../../say.ts"
import { type Company, tokenOf } from "../room/company.ts"

const NAMED = 3
const MANY = 8

/** Everybody who has something to choose, and who of them is still thinking. */
export function Waiting({ company, storyteller }: { company: Company; storyteller: string }) {
  const choosing = company.players.filter((player) => !player.left && player.player !== storyteller)
  const thinking = choosing.filter((player) => !player.has_chosen && !player.away)
  return (
    <div class={choosing.length > MANY ? "waiting many" : "waiting"}>
      <span class="tokens">
        {choosing.map((player) => (
          <Token
            key={player.player}
            {...tokenOf(company, player.player)}
            thinking={!player.has_chosen && !player.away}
            away={player.away}
            small
          />
        ))}
      </span>
      <p role="status">{words(thinking, company)}</p>
    </div>
  )
}

function words(thinking: readonly Player[], company: Company): string {
  const others = thinking.filter(({ player }) => player !== company.me)
  if (others.length === 0) return ""
  if (others.length > NAMED) return say("turn.waitingForMany", { count: others.length })
  return say("turn.waitingFor", { names: list(others.map(({ player }) => company.nameOf(player))) })
}
