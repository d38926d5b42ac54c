// A room by its link: from the name at the door to the end of the game, and the next one.
import { useEffect, useLayoutEffect, useState } from "preact/hooks"
import { histories } from "../../api/histories.ts"
import { moves } from "../../api/moves.ts"
import { session } from "../../api/session.ts"
import { recall } from "../../lessons.ts"
import type { Room as RoomSeen } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import type { Game, Table } from "../../live/table.ts"
import { Keys } from "../../parts/Keys.tsx"
import { noteTrouble } from "../../parts/notes.tsx"
import { useFresh } from "../../parts/useFresh.ts"
import { Lobby } from "../lobby/Lobby.tsx"
import { type Company, companyAt } from "./company.ts"
import { Door } from "./Door.tsx"
import { Entrance } from "./Entrance.tsx"
import { End, GAME, Turn, Uncovering } from "./laterGame.ts"
import { TableMenu } from "./laterMenu.ts"
import { ReactionBar, Reactions } from "./laterReactions.ts"
import { Reconnecting } from "./Reconnecting.tsx"
import { SeatedOnly } from "./SeatedOnly.tsx"
import { useCalls } from "./useCalls.ts"
import { useNudges } from "./useNudges.ts"
import { usePictures } from "./usePictures.ts"
import { useStay } from "./useStay.ts"
import { type Telling, useTelling } from "./useTelling.ts"

export function Room({ code }: { code: string }) {
  const [tries, setTries] = useState(0)
  const stay = useStay(code, session.token.value, tries)
  if (session.token.value === null) return <Entrance code={code} />
  if (!stay) return <main class="screen" />
  const line = stay.line.value
  if (line.kind === "refused") {
    return <Door code={code} refusal={line} onEnter={() => setTries(tries + 1)} />
  }
  return (
    <>
      <AtTable stay={stay} />
      <Reconnecting line={line} />
    </>
  )
}

function AtTable({ stay }: { stay: Stay }) {
  const table = stay.table.value
  const me = session.me.value?.id ?? ""
  const { room, game } = table
  const telling = useTelling(game)
  const scene = sceneOf(game, telling)
  const isFresh = useFresh(scene)
  useLayoutEffect(() => scrollTo(0, 0), [scene])
  useSeat(stay, table, me)
  usePictures(table)
  useCalls(table)
  useNudges(table, me)
  usePreparations()

  if (room && !game && !room.spectators && !isNamedIn(room, me)) {
    return <SeatedOnly stay={stay} room={room} />
  }
  if (!room || !game) return <main class="screen" />
  const company = companyAt(table, game.view, me)
  return (
    <>
      <div class={isFresh ? "scene fresh" : "scene"}>
        <Scene stay={stay} room={room} game={game} company={company} telling={telling} />
      </div>
      <Keys />
      <Reactions reactions={table.reactions} names={company} />
    </>
  )
}

interface SceneProps {
  stay: Stay
  room: RoomSeen
  game: Game
  company: Company
  telling: Telling
}

function Scene({ stay, room, game, company, telling }: SceneProps) {
  const { here } = stay.table.value
  if (telling.turn !== null) {
    return (
      <Uncovering
        key={`${game.id} ${telling.turn}`}
        stay={stay}
        room={room}
        company={company}
        telling={telling}
      />
    )
  }
  switch (game.view.phase) {
    case "lobby":
      return <Lobby stay={stay} room={room} view={game.view} company={company} here={here} />
    case "over":
      return <End stay={stay} room={room} view={game.view} company={company} />
    default:
      return <Turn stay={stay} room={room} game={game} view={game.view} company={company} />
  }
}

/** What lies on the screen, as far as buttons take the places of others when it changes. */
function sceneOf(game: Game | null, { turn }: Telling): string {
  if (game === null || turn !== null) return `${turn}`
  const { id, view } = game
  return `${id} ${view.phase} ${"turn" in view ? view.turn : ""}`
}

/** What is soon needed here; whoever has played before needs no lessons. */
function usePreparations() {
  useEffect(() => {
    recall(histories.hasPlayed).catch(noteTrouble)
    for (const part of [...GAME, ReactionBar, TableMenu]) part.preload()
  }, [])
}

/** Whoever comes to a lobby with a free seat sits down. */
function useSeat(stay: Stay, { room }: Table, me: string) {
  const game = room?.game
  const isLobby = game?.phase === "lobby"
  const id = game?.id ?? null
  useEffect(() => {
    if (id === null || !room || !isLobby || !game?.open_seats || isNamedIn(room, me)) return
    if (room.queue.length > 0) return // others have waited for it
    moves.join(id, {}).then(stay.take, noteTrouble)
  }, [id, isLobby])
}

/** True if somebody sits in the room's game, or waits for their seat in it. */
function isNamedIn({ game }: RoomSeen, person: string): boolean {
  return game?.people.some(({ id, former }) => id === person && !former) ?? false
}
