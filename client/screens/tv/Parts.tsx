// What several scenes of the television have in common.
import type { ComponentChildren } from "preact"
import type { Performance, Player, Room } from "../../live/messages.ts"
import type { Game } from "../../live/table.ts"
import { Icon } from "../../parts/Icon.tsx"
import { Qr } from "../../parts/Qr.tsx"
import { Token } from "../../parts/Token.tsx"
import { addressOf } from "../../router.ts"
import { say } from "../../say.ts"
import { type Company, lettersOn, tokenOf } from "../room/company.ts"
import { ToldClue } from "../turn/Clue.tsx"
import { tellerWords } from "../turn/Frame.tsx"

export interface SceneProps {
  room: Room
  game: Game
  company: Company
}

export function linkTo({ code }: Room): string {
  return location.origin + addressOf("room", { code })
}

/** True if whoever comes now finds a seat. */
export function hasSeats({ game }: Room): boolean {
  if (!game || game.open_seats === 0) return false
  return game.phase === "lobby" || game.settings.late_joining
}

interface HeadProps extends SceneProps {
  storyteller: string | null
  clue?: string | null
  performance?: Performance | null
  children?: ComponentChildren
}

/** Who tells, the clue as large as it can be, and the way in for whoever is still missing. */
export function Head(props: HeadProps) {
  const { room, game, company, storyteller, clue, performance, children } = props
  return (
    <header class="tv-head">
      <div class="tv-teller">
        {storyteller !== null && (
          <>
            <Token {...tokenOf(company, storyteller)} />
            <p>{tellerWords(storyteller, company)}</p>
          </>
        )}
      </div>
      <div class="tv-clue">
        {clue !== undefined && (
          <ToldClue game={game.id} clue={clue} performance={performance} starts />
        )}
        {children}
      </div>
      <div class="tv-way-in">
        {hasSeats(room) && (
          <figure>
            <Qr link={linkTo(room)} />
            <figcaption>{room.code}</figcaption>
          </figure>
        )}
      </div>
    </header>
  )
}

interface TvNameProps {
  name: string
  children?: ComponentChildren
}

/** A name as large as its place lets it be, and whole. */
export function TvName({ name, children }: TvNameProps) {
  return (
    <span class="tv-name" style={{ "--letters": lettersOn(name) }}>
      {name}
      {children}
    </span>
  )
}

interface StripProps {
  company: Company
  /** Who has something to choose now. */
  isAsked: (player: Player) => boolean
}

/** Everybody with their points, and who is still thinking. */
export function Strip({ company, isAsked }: StripProps) {
  const sitting = company.players.filter((player) => !player.left)
  return (
    <ul class="tv-strip" aria-label={say("lobby.atTable")}>
      {sitting.map((player) => {
        const isAway = player.away && !player.kept
        const asked = isAsked(player) && !isAway
        const isThinking = asked && !player.has_chosen
        return (
          <li key={player.player} class={isThinking ? "thinks" : ""}>
            <span class="tv-seat-token">
              <Token {...tokenOf(company, player.player)} thinking={isThinking} away={isAway} />
              {asked && player.has_chosen && (
                <span class="tv-ready">
                  <Icon name="check" />
                  <span class="hidden-text">{say("tv.done")}</span>
                </span>
              )}
            </span>
            <TvName name={company.nameOf(player.player)} />
            {company.isKept(player.player) && (
              <span class="hidden-text">
                {say("bots.playsFor", { name: company.nameOf(player.player) })}
              </span>
            )}
            <span class="tv-points">{player.points}</span>
          </li>
        )
      })}
    </ul>
  )
}
