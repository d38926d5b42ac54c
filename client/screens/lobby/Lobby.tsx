// Before the cards are dealt: who is here, how others come, and how it will be played.
import { useEffect, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { type Edition, editions } from "../../api/rooms.ts"
import type { LobbyView, Person, Room } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import { Button, MenuButton } from "../../parts/Button.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { noteTrouble } from "../../parts/notes.tsx"
import { Token } from "../../parts/Token.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { BotsSoon, useSecondsToBots } from "../room/BotsSoon.tsx"
import { type Company, freeSeats, hasLongWord, tokenOf } from "../room/company.ts"
import { TableMenu } from "../room/laterMenu.ts"
import { SlowTable } from "../room/SlowTable.tsx"
import { WaitForSeat } from "../room/WaitForSeat.tsx"
import { Bots } from "./Bots.tsx"
import { Colours } from "./Colours.tsx"
import { Invite } from "./Invite.tsx"
import { SettingsCard } from "./Settings.tsx"

interface LobbyProps {
  stay: Stay
  room: Room
  view: LobbyView
  company: Company
  here: readonly Person[]
}

const FEWEST = 3

export function Lobby({ stay, room, view, company, here }: LobbyProps) {
  const [hasMenu, setMenu] = useState(false)
  const edition = useEdition(view.settings.edition)
  useDusk(null)
  /** Whoever lacks people invites them first; with enough of them the settings are what is next. */
  const isEnough = view.players.length >= FEWEST
  const invitation = (
    <Invite
      code={room.code}
      title={room.title}
      isAlone={view.players.length < 2}
      host={company.isHost ? company.me : null}
    />
  )
  return (
    <div class="lobby">
      <header class="lobby-head">
        <h1>{room.title}</h1>
        <MenuButton onClick={() => setMenu(true)} />
      </header>
      <main class="lobby-body">
        <Seats view={view} room={room} company={company} here={here} />
        {!isEnough && invitation}
        <SettingsCard
          room={room}
          view={view}
          mayChange={company.isHost}
          withBots={company.players.some(({ player }) => company.isBot(player))}
        />
        {isEnough && invitation}
        {company.isHost && edition && (
          <Bots room={room} view={view} company={company} most={edition.players.highest} />
        )}
        {company.isSeated && edition && (
          <Colours stay={stay} view={view} company={company} edition={edition} />
        )}
        <SlowTable room={room} view={view} company={company} />
      </main>
      <footer class="foot">
        <LobbyFoot stay={stay} room={room} view={view} company={company} />
      </footer>
      {hasMenu && (
        <TableMenu stay={stay} room={room} company={company} onClose={() => setMenu(false)} />
      )}
    </div>
  )
}

function useEdition(name: string): Edition | undefined {
  const [known, setKnown] = useState<readonly Edition[]>([])
  useEffect(() => {
    editions().then(setKnown, noteTrouble)
  }, [])
  return known.find((edition) => edition.name === name)
}

function Seats({ view, room, company, here }: Omit<LobbyProps, "stay">) {
  const present = new Set(here.map(({ id }) => id))
  const free = freeSeats(room, company)
  const hasLong = view.players.some(({ player }) => hasLongWord(company.nameOf(player)))
  return (
    <section class="seats" aria-label={say("lobby.atTable")}>
      <ul class={hasLong ? "long" : ""}>
        {view.players.map(({ player }) => {
          const isHere = player === company.me || company.isBot(player) || present.has(player)
          return (
            <li key={player} class={isHere ? "seat" : "seat out"}>
              <Token {...tokenOf(company, player)} away={!isHere} />
              <span class="seat-name">{company.nameOf(player)}</span>
              <span class="seat-note">{noteOn(player, view, company, isHere)}</span>
            </li>
          )
        })}
        {free > 0 && (
          <li class="seat free">
            <span class="token empty" aria-hidden="true" />
            <span class="seat-name">{say("lobby.freeSeats", { count: free })}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function noteOn(player: string, view: LobbyView, company: Company, isHere: boolean): string {
  if (company.isBot(player)) return say("bots.bot")
  if (player === view.host) return say("lobby.host")
  return isHere ? "" : say("lobby.notHere")
}

function LobbyFoot({ stay, room, view, company }: Omit<LobbyProps, "here">) {
  const [busy, act] = useAction()
  const seconds = useSecondsToBots(room)
  const id = stay.table.value.game?.id ?? ""
  if (!company.isSeated) {
    const isFull = (room.game?.open_seats ?? 0) <= room.queue.length
    return isFull ? (
      <WaitForSeat room={room} me={company.me} isMain />
    ) : (
      <Button
        main
        disabled={busy}
        onClick={() => act(async () => stay.take(await moves.join(id, {})))}
      >
        {say("lobby.sitDown")}
      </Button>
    )
  }
  const missing = FEWEST - view.players.length
  const begin = missing <= 0 && company.isHost && (
    <Button main disabled={busy} onClick={() => act(async () => stay.take(await moves.start(id)))}>
      {say("lobby.start")}
    </Button>
  )
  if (seconds !== null) {
    return (
      <>
        <BotsSoon seconds={seconds} />
        {begin}
      </>
    )
  }
  if (missing > 0) return <p class="foot-words">{say("lobby.needMore", { count: missing })}</p>
  const name = company.nameOf(view.host)
  return begin || <p class="foot-words">{say("lobby.waitForHost", { name })}</p>
}
