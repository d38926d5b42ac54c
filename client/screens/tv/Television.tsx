// A room on a screen that everybody in it sees: what lies on the table, and nobody's hand.
import { useEffect, useLayoutEffect, useState } from "preact/hooks"
import { session } from "../../api/session.ts"
import type { Person } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import { say } from "../../say.ts"
import { companyAt } from "../room/company.ts"
import { Door } from "../room/Door.tsx"
import { Reactions } from "../room/Reactions.tsx"
import { Reconnecting } from "../room/Reconnecting.tsx"
import { usePictures } from "../room/usePictures.ts"
import { useStay } from "../room/useStay.ts"
import { BoardScene } from "./BoardScene.tsx"
import { EndScene } from "./EndScene.tsx"
import { LobbyScene } from "./LobbyScene.tsx"
import type { SceneProps } from "./Parts.tsx"
import { TurnScene } from "./TurnScene.tsx"
import { useAwake } from "./useAwake.ts"
import { useEvening } from "./useEvening.ts"
import { useOnlooker } from "./useOnlooker.ts"
import { type ShownTurn, useShownTurn } from "./useShownTurn.ts"

export function Television({ code }: { code: string }) {
  const [tries, setTries] = useState(0)
  const token = useOnlooker()
  const stay = useStay(code, token, tries)
  useLayoutEffect(() => {
    document.documentElement.classList.add("television")
    return () => document.documentElement.classList.remove("television")
  }, [])
  useEvening()
  useAwake()
  const line = stay?.line.value
  const isSignedOut = line?.kind === "refused" && line.status === 401
  useEffect(() => {
    if (isSignedOut) session.lose(token) // and somebody new looks on
  }, [isSignedOut])
  if (!stay || !line || isSignedOut) return <main class="screen" />
  if (line.kind === "refused") {
    return <Door code={code} refusal={line} onEnter={() => setTries(tries + 1)} />
  }
  return (
    <>
      <Table stay={stay} />
      <Reconnecting line={line} />
    </>
  )
}

function Table({ stay }: { stay: Stay }) {
  const table = stay.table.value
  const { room, game } = table
  const turn = useShownTurn(game)
  usePictures(table)
  useLayoutEffect(() => {
    document.title = room?.title ?? say("common.name")
  }, [room?.title])

  if (room && !game && !room.spectators) return <SeatedOnly title={room.title} />
  if (!room || !game) return <main class="screen" />
  const company = companyAt(table, game.view, "")
  return (
    <>
      <Scene room={room} game={game} company={company} turn={turn} here={table.here} />
      <Reactions reactions={table.reactions} names={company} />
    </>
  )
}

interface AllProps extends SceneProps {
  turn: ShownTurn | null
  here: readonly Person[]
}

function Scene({ turn, here, ...props }: AllProps) {
  const { game } = props
  if (turn) return <BoardScene key={`${game.id} ${turn.turn}`} {...props} shown={turn} />
  switch (game.view.phase) {
    case "lobby":
      return <LobbyScene {...props} view={game.view} here={here} />
    case "over":
      return <EndScene {...props} view={game.view} />
    default:
      return <TurnScene {...props} view={game.view} />
  }
}

function SeatedOnly({ title }: { title: string }) {
  return (
    <main class="screen door">
      <section class="paper">
        <h1>{title}</h1>
        <p>{say("tv.seatedOnly")}</p>
        <p class="hint">{say("tv.seatedOnlyHint")}</p>
      </section>
    </main>
  )
}
