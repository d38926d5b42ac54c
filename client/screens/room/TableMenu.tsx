// Who sits here with how many points, and what one may do apart from playing.
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { rooms } from "../../api/rooms.ts"
import type { Player, Room } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import { BotNote, KeptNote } from "../../parts/BotNote.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { later } from "../../parts/later.tsx"
import { Preferences } from "../../parts/Preferences.tsx"
import { Token } from "../../parts/Token.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { BigScreen } from "./BigScreen.tsx"
import { type Company, tokenOf } from "./company.ts"
import { KeptOut } from "./KeptOut.tsx"

const PersonSheet = later(() =>
  import("../report/PersonSheet.tsx").then(({ PersonSheet }) => PersonSheet),
)
const Rules = later(() => import("../../parts/Rules.tsx").then(({ Rules }) => Rules))

interface TableMenuProps {
  stay: Stay
  room: Room
  company: Company
  onClose: () => void
}

export function TableMenu({ stay, room, company, onClose }: TableMenuProps) {
  const [asked, setAsked] = useState<"leave" | "close" | null>(null)
  const [shown, setShown] = useState<"menu" | "rules" | "screen">("menu")
  const [busy, act] = useAction()
  const game = stay.table.value.game
  const standing = [...company.players].sort((one, other) => other.points - one.points)

  const leave = () =>
    act(async () => {
      if (game) await moves.leave(game.id)
      go(addressOf("home"))
    })

  if (shown === "screen") return <BigScreen code={room.code} onClose={onClose} />
  if (shown === "rules") {
    return (
      <Dialog key="rules" label={say("rules.title")} kind="sheet" onClose={onClose}>
        <Rules edition={game?.view.settings.edition} />
      </Dialog>
    )
  }
  return (
    <Dialog key="menu" label={room.title} kind="sheet" onClose={onClose}>
      <ul class="standing">
        {standing.map((player) => (
          <Seat key={player.player} stay={stay} company={company} seat={player} />
        ))}
      </ul>
      {company.isHost && <KeptOut key={bansKey(company)} code={room.code} names={company} />}
      <Preferences />
      <div class="buttons wrap">
        <Button quiet onClick={() => setShown("rules")}>
          {say("rules.title")}
        </Button>
        <Button quiet onClick={() => setShown("screen")}>
          {say("tv.open")}
        </Button>
        <Button quiet onClick={() => go(addressOf("home"))}>
          {say("lobby.toHome")}
        </Button>
        {company.isHost && (
          <Button quiet onClick={() => setAsked("close")}>
            {say("lobby.closeTable")}
          </Button>
        )}
        {company.isSeated && (
          <Button quiet onClick={() => setAsked("leave")}>
            {say("lobby.leave")}
          </Button>
        )}
      </div>
      {asked === "leave" && (
        <Sure words={say("lobby.reallyLeave")}>
          <Button disabled={busy} onClick={leave}>
            {say("lobby.leave")}
          </Button>
        </Sure>
      )}
      {asked === "close" && (
        <Sure words={say("lobby.reallyClose")}>
          <Button disabled={busy} onClick={() => act(() => rooms.close(stay.code))}>
            {say("lobby.closeTable")}
          </Button>
        </Sure>
      )}
    </Dialog>
  )
}

function Sure({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <div class="sure" role="alert">
      <p>{words}</p>
      {children}
    </div>
  )
}

/** Changes when somebody leaves, which a ban makes people do. */
function bansKey({ players }: Company): string {
  return players.map(({ player, left }) => `${player}${left}`).join()
}

interface SeatProps {
  stay: Stay
  company: Company
  seat: Player
}

/** A player with their points; a tap shows what one can do about them. */
function Seat({ stay, company, seat }: SeatProps) {
  const [isAsked, setAsked] = useState(false)
  const { player, points, away, kept, left } = seat
  const name = company.nameOf(player)
  const line = (
    <>
      <Token {...tokenOf(company, player)} away={away && !kept} small />
      <span class="standing-name">
        {name}
        {company.isBot(player) && <BotNote />}
        {company.isKept(player) && <KeptNote name={name} />}
      </span>
      <span class="standing-points">{points}</span>
    </>
  )
  const canNothing = isServersBot(stay, company, player) && (left || !company.isHost)
  if (player === company.me || canNothing) return <li class={left ? "gone" : ""}>{line}</li>
  return (
    <li class={left ? "askable gone" : "askable"}>
      <button
        type="button"
        class="seat-line"
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {line}
      </button>
      {isAsked && <About stay={stay} company={company} seat={seat} />}
    </li>
  )
}

/** True for a bot that is the server's for sure: nobody can be asked about what it does. */
function isServersBot(stay: Stay, company: Company, player: string) {
  return company.isBot(player) && !stay.table.value.room?.outside_bots
}

/** Their games, a word to the moderators, but not of the server's bots; the host may ask them to leave, by two taps and not one. */
function About({ stay, company, seat: { player, left } }: SeatProps) {
  const [isReported, setReported] = useState(false)
  const [busy, act] = useAction()
  const game = stay.table.value.game
  const name = company.nameOf(player)
  const isServers = isServersBot(stay, company, player)
  return (
    <div class="buttons wrap about">
      {!isServers && (
        <>
          <Button quiet onClick={() => go(addressOf("player", { player }))}>
            {say("report.theirGames")}
          </Button>
          <Button quiet onClick={() => setReported(true)}>
            {say("report.report")}
          </Button>
        </>
      )}
      {company.isHost && !left && game !== null && (
        <Button
          quiet
          disabled={busy}
          onClick={() => act(async () => stay.take(await moves.remove(game.id, player)))}
        >
          {say("lobby.remove", { name })}
        </Button>
      )}
      {company.isHost && !isServers && (
        <Button quiet disabled={busy} onClick={() => act(() => rooms.ban(stay.code, player))}>
          {say("lobby.ban", { name })}
        </Button>
      )}
      {isReported && (
        <Dialog
          label={say("report.aboutPerson", { name })}
          kind="sheet"
          onClose={() => setReported(false)}
        >
          <PersonSheet person={player} room={stay.code} onDone={() => setReported(false)} />
        </Dialog>
      )}
    </div>
  )
}
