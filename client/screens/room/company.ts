// Who sits at a table, with the names and colours that their ids stand for.
import type { Player, Room, View } from "../../live/messages.ts"
import type { Table } from "../../live/table.ts"
import type { AvatarName } from "../../parts/Avatar.tsx"
import { say } from "../../say.ts"

/** What people are called here, and in which colours they play. */
export interface Names {
  /** My id, whether I sit here or not. */
  readonly me: string
  nameOf(id: string): string
  colourOf(id: string): string
  avatarOf(id: string): AvatarName | null
  isBot(id: string): boolean
  /** True while a bot plays for them, as they are away. */
  isKept(id: string): boolean
}

/** The token of somebody, as `Token` draws it. */
export function tokenOf(names: Names, id: string) {
  return {
    colour: names.colourOf(id),
    name: names.nameOf(id),
    avatar: names.avatarOf(id),
    isBot: names.isBot(id),
    isKept: names.isKept(id),
  }
}

/** The seats in which nobody sits, not even a bot that would make room. */
export function freeSeats({ game }: Room, { players, isBot }: Company): number {
  const bots = players.filter(({ player, left }) => !left && isBot(player))
  return Math.max(0, (game?.open_seats ?? 0) - bots.length)
}

/** The letters of the longest word, which a line must hold. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length))
}

/** True for a name that takes more room than most, however it is broken into lines. */
export function hasLongWord(name: string): boolean {
  return longestWord(name) > 8
}

/** A name is set smaller rather than in more lines. */
const MOST_LINES = 3
/** A longer word is broken rather than set smaller. */
const LONGEST_WORD = 14

/** The letters that a line must hold for a name to be seen whole. */
export function lettersOn(name: string): number {
  const word = Math.min(longestWord(name), LONGEST_WORD)
  return Math.max(word, Math.ceil(name.length / MOST_LINES))
}

export interface Company extends Names {
  readonly players: readonly Player[]
  readonly isSeated: boolean
  readonly isHost: boolean
  readonly host: string
}

export function companyAt(table: Table, view: View, me: string): Company {
  const seats = new Map(view.players.map((player) => [player.player, player]))
  return {
    me,
    players: view.players,
    isSeated: seats.get(me)?.left === false,
    isHost: view.host === me,
    host: view.host,
    nameOf: (id) => table.people[id]?.name ?? say("common.someone"),
    colourOf: (id) => seats.get(id)?.colour ?? "grey",
    avatarOf: (id) => table.people[id]?.avatar ?? null,
    isBot: (id) => table.people[id]?.kind === "bot",
    isKept: (id) => view.phase !== "over" && seats.get(id)?.kept === true,
  }
}
