// Bots at the table, for the host: as many as are wanted, and one away again.
import { useEffect, useState } from "preact/hooks"
import { bots } from "../../api/bots.ts"
import type { LobbyView, Room } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { Level, level } from "../../parts/Level.tsx"
import { wordsOf } from "../../parts/notes.tsx"
import { Token } from "../../parts/Token.tsx"
import { Trouble } from "../../parts/Trouble.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { type Company, tokenOf } from "../room/company.ts"

interface BotsProps {
  room: Room
  view: LobbyView
  company: Company
  /** The number of players that find room here. */
  most: number
}

/** Numbers of players with whom it is a good game. */
const GOOD = [4, 6, 8, 12]

export function Bots({ room, view, company, most }: BotsProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, act] = useAction()
  const { code } = room
  const decks = view.settings.decks.join(" ")
  useEffect(() => setTrouble(null), [decks])

  const seated = view.players.length
  const here = view.players.filter(({ player }) => company.isBot(player))
  const upTo = GOOD.find((players) => players > seated + 1 && players <= most)
  const seat = (wanted: { count: number } | { players: number }) =>
    act(() =>
      bots.seat(code, { ...wanted, strength: level.value }).then(
        () => setTrouble(null),
        (error) => setTrouble(wordsOf(error)),
      ),
    )
  return (
    <section class="paper bots">
      <h2>{say("bots.tooFew")}</h2>
      {here.length > 0 && (
        <ul class="bots-here">
          {here.map(({ player }) => (
            <li key={player}>
              <button
                type="button"
                class="bot-here"
                aria-label={say("bots.sendAway", { name: company.nameOf(player) })}
                disabled={busy}
                onClick={() => act(() => bots.sendAway(code, player))}
              >
                <Token {...tokenOf(company, player)} small />
                {company.nameOf(player)}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Trouble words={trouble} />
      {seated < most && (
        <>
          <Level />
          <div class="buttons wrap">
            <Button disabled={busy} onClick={() => seat({ count: 1 })}>
              {say("bots.add")}
            </Button>
            {upTo !== undefined && (
              <Button disabled={busy} onClick={() => seat({ players: upTo })}>
                {say("bots.fillUp", { players: upTo })}
              </Button>
            )}
          </div>
        </>
      )}
      {here.length > 0 && <p class="hint">{say("bots.makeRoom")}</p>}
    </section>
  )
}
