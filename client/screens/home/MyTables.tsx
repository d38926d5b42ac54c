// The tables at which one sits, and those to which one is called; they follow by themselves.
import { useState } from "preact/hooks"
import { invitations } from "../../api/invitations.ts"
import { type MyRoom, rooms } from "../../api/rooms.ts"
import type { GameWaiting, InvitedMe } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { news } from "../../parts/news.ts"
import { note } from "../../parts/notes.tsx"
import { Token } from "../../parts/Token.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { list, moment, say } from "../../say.ts"
import { placeWords } from "../room/WaitForSeat.tsx"
import { Slip } from "./Slip.tsx"
import { useLook } from "./useLook.ts"

export function MyTables() {
  const [mine, setMine] = useState<readonly MyRoom[]>([])
  const { turns, queues, invitations: calls } = news.value
  const waits = queues ?? []
  useLook(async () => setMine(await rooms.listMine()), [turns, queues])
  const waiting = new Map(turns?.map((game) => [game.id, game]))
  const isAwaited = ({ game }: MyRoom) => waiting.has(game.id)
  const inOrder = [...mine.filter(isAwaited), ...mine.filter((room) => !isAwaited(room))]
  return (
    <>
      {calls !== null && calls.length > 0 && (
        <section>
          <h2>{say("home.invitations")}</h2>
          <ul class="tables">
            {calls.map((call) => (
              <Call key={call.id} call={call} />
            ))}
          </ul>
        </section>
      )}
      {(mine.length > 0 || waits.length > 0) && (
        <section>
          <h2>{say("home.myTables")}</h2>
          <ul class="tables">
            {waits.map((place) => (
              <Slip key={place.code} room={place} words={placeWords(place.place)} />
            ))}
            {inOrder.map((room) => (
              <Slip
                key={room.code}
                room={room}
                words={wordsFor(room, waiting.get(room.game.id))}
                waits={isAwaited(room)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** An invitation to a table: one comes, or says no. */
function Call({ call }: { call: InvitedMe }) {
  const [busy, act] = useAction()
  const { id, by, title, players } = call
  const accept = async () => {
    const { room, why_not } = await invitations.acceptCall(id)
    if (why_not) note(why_not.detail)
    go(addressOf("room", { code: room.code }))
  }
  return (
    <li class="paper call">
      <p>
        <Token colour="grey" name={by.name} avatar={by.avatar} />
        <strong>{say("invitation.by", { name: by.name })}</strong>
        <span>
          {title} · {say("home.playing", { count: players })}
        </span>
      </p>
      <div class="buttons">
        <Button quiet disabled={busy} onClick={() => act(() => invitations.decline(id))}>
          {say("home.decline")}
        </Button>
        <Button main disabled={busy} onClick={() => act(accept)}>
          {say("landing.comeIn")}
        </Button>
      </div>
    </li>
  )
}

function wordsFor({ game }: MyRoom, waiting: GameWaiting | undefined): string {
  if (waiting) return taskWords(waiting)
  switch (game.phase) {
    case "lobby":
      return say("home.inLobby")
    case "finished":
    case "abandoned":
      return say("home.isOver")
  }
  const names = game.people.filter(({ id }) => game.awaited.includes(id)).map(({ name }) => name)
  return names.length === 0 ? say("home.isOn") : say("home.waitsFor", { names: list(names) })
}

function taskWords({ to_do, deadline }: GameWaiting): string {
  const task = say(`home.${to_do}`)
  return deadline === null ? task : `${task} · ${say("turn.until", { time: moment(deadline) })}`
}
