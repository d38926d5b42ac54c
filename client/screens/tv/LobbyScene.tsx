// Before the game: who has come, and how the others get here.
import { useState } from "preact/hooks"
import type { LobbyView, Person } from "../../live/messages.ts"
import { BotNote } from "../../parts/BotNote.tsx"
import { IconButton } from "../../parts/Button.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { bare, Qr } from "../../parts/Qr.tsx"
import { Token } from "../../parts/Token.tsx"
import { say } from "../../say.ts"
import { BotsSoon, useSecondsToBots } from "../room/BotsSoon.tsx"
import { freeSeats, tokenOf } from "../room/company.ts"
import { hasSeats, linkTo, type SceneProps, TvName } from "./Parts.tsx"

const FEWEST = 3

interface LobbySceneProps extends SceneProps {
  view: LobbyView
  here: readonly Person[]
}

export function LobbyScene({ room, view, company, here }: LobbySceneProps) {
  useDusk(null)
  const present = new Set(here.map(({ id }) => id))
  const free = freeSeats(room, company)
  const seconds = useSecondsToBots(room)
  return (
    <div class="tv tv-lobby">
      <header class="tv-title">
        <h1>{room.title}</h1>
        <FullScreen />
      </header>
      <main class="tv-two">
        <section class="tv-seats" aria-label={say("lobby.atTable")}>
          <ul class={view.players.length > 6 ? "many" : ""}>
            {view.players.map(({ player }) => (
              <li key={player}>
                <Token
                  {...tokenOf(company, player)}
                  away={!company.isBot(player) && !present.has(player)}
                />
                <TvName name={company.nameOf(player)}>
                  {company.isBot(player) && <BotNote />}
                </TvName>
              </li>
            ))}
            {free > 0 && (
              <li class="tv-free">
                <span class="token empty" aria-hidden="true" />
                <span class="tv-name">{say("lobby.freeSeats", { count: free })}</span>
              </li>
            )}
          </ul>
          {seconds === null ? (
            <p class="tv-words" role="status">
              {words(view, company.nameOf(view.host))}
            </p>
          ) : (
            <BotsSoon seconds={seconds} />
          )}
        </section>
        {hasSeats(room) && (
          <section class="paper tv-join">
            <Qr link={linkTo(room)} />
            <p>{say("tv.join")}</p>
            <p class="tv-address">{bare(linkTo(room))}</p>
          </section>
        )}
      </main>
    </div>
  )
}

function words({ players }: LobbyView, name: string): string {
  const missing = FEWEST - players.length
  return missing > 0
    ? say("lobby.needMore", { count: missing })
    : say("lobby.waitForHost", { name })
}

/** Gone as soon as nothing but the table is to be seen. */
function FullScreen() {
  const [isFull, setFull] = useState(document.fullscreenElement !== null)
  if (isFull || !document.fullscreenEnabled) return null
  return (
    <IconButton
      icon="full"
      label={say("tv.fullScreen")}
      onClick={async () => {
        await document.documentElement.requestFullscreen()
        setFull(true)
      }}
    />
  )
}
