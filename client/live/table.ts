// What is known of a room and its game: each thing heard makes another value of it.
import type {
  EventLine,
  Heartbeat,
  Hurry,
  Person,
  Problem,
  ReactionShown,
  Room,
  Said,
  View,
} from "./messages.ts"

export interface Game {
  readonly id: string
  readonly version: number
  readonly view: View
  /** When the phase ends, by this machine's clock; null if nobody is in a hurry. */
  readonly ends: number | null
  /** The events that led from the view before to this one; none if that isn't known. */
  readonly happened: readonly EventLine[]
}

/** A picture that somebody has put at a card or at the table, numbered as they came. */
export interface Reaction extends Pick<ReactionShown, "player" | "picture" | "card"> {
  readonly nth: number
}

export interface Table {
  readonly room: Room | null
  readonly game: Game | null
  readonly here: readonly Person[]
  /** Everybody who was ever named here, for views have ids alone. */
  readonly people: Readonly<Record<string, Person>>
  readonly problem: Problem | null
  /** The newest reactions. */
  readonly reactions: readonly Reaction[]
  /** Games of this room that came before, of which nothing is taken any more. */
  readonly past: readonly string[]
}

/** An answer to a move, or to asking for the game. */
export interface Answer {
  readonly id: string
  readonly view: View
  readonly secondsLeft: number | null
}

/** So many reactions are remembered. */
const KEPT = 24

export const NOTHING: Table = {
  room: null,
  game: null,
  here: [],
  people: {},
  problem: null,
  reactions: [],
  past: [],
}

/** The table after a message that came at that time. */
export function hear(table: Table, said: Said, at: number): Table {
  switch (said.type) {
    case "room":
      return { ...known(table, said.room.game?.people ?? []), room: said.room }
    case "here":
      return { ...known(table, said.people), here: said.people }
    case "game":
      return withGame(table, {
        id: said.id,
        version: said.version,
        view: said.game,
        ends: endOf(said.seconds_left, at),
        happened: said.happened,
      })
    case "hurry":
    case "heartbeat":
      return withTime(table, said, at)
    case "reaction":
      return withReaction(table, said)
    case "problem":
      return { ...table, problem: said.problem }
    default: // a pong, or what only newer pages know
      return table
  }
}

/** The table after an answer over HTTP, which may be older than what the socket has said since. */
export function take(table: Table, answer: Answer, at: number): Table {
  const { id, view, secondsLeft } = answer
  const ends = endOf(secondsLeft, at)
  return withGame(table, { id, version: view.version, view, ends, happened: [] })
}

function withGame(table: Table, game: Game): Table {
  const before = table.game
  if (before === null) return { ...table, game }
  if (table.past.includes(game.id)) return table
  if (before.id !== game.id) return { ...table, game, past: [...table.past, before.id] }
  if (game.version > before.version) return { ...table, game }
  if (game.version < before.version) return table
  return { ...table, game: { ...before, ends: earlier(before.ends, game.ends) } }
}

/** The same phase ends no later than anybody has said: what came late was said earlier. */
function withTime(table: Table, said: Hurry | Heartbeat, at: number): Table {
  const { game } = table
  if (game === null || game.id !== said.id || game.version !== said.version) return table
  return { ...table, game: { ...game, ends: earlier(game.ends, endOf(said.seconds_left, at)) } }
}

function withReaction(table: Table, { game, player, picture, card }: ReactionShown): Table {
  if (table.game?.id !== game) return table
  const nth = (table.reactions.at(-1)?.nth ?? 0) + 1
  return {
    ...table,
    reactions: [...table.reactions.slice(1 - KEPT), { nth, player, picture, card }],
  }
}

/** True if the server has something newer than what is known. */
export function isBehind(table: Table, said: Heartbeat): boolean {
  const { game } = table
  if (game === null || table.past.includes(said.id)) return false
  return game.id !== said.id || game.version < said.version
}

function endOf(secondsLeft: number | null, at: number): number | null {
  return secondsLeft === null ? null : at + secondsLeft * 1000
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function known(table: Table, people: readonly Person[]): Table {
  const named = Object.fromEntries(people.map((person) => [person.id, person]))
  return { ...table, people: { ...table.people, ...named } }
}
