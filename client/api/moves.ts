// Moves go out one after the other, each under a key, and again under that key until answered.
import type { Answer } from "../live/table.ts"
import { answered, http, type Schemas } from "./http.ts"
import { newKey } from "./keys.ts"
import { patience } from "./patience.ts"
import { inTurn, persist } from "./retry.ts"

/** A network that says nothing for so long says nothing any more. */
const SILENCE = 10_000

interface Named {
  signal: AbortSignal
  params: { path: { game_id: string }; header: { "Idempotency-Key": string } }
}

const inOrder = inTurn()

type Sent = Promise<{ data?: Schemas["View"] | undefined; error?: unknown; response: Response }>

async function move(id: string, send: (named: Named) => Sent): Promise<Answer> {
  const params = { path: { game_id: id }, header: { "Idempotency-Key": newKey() } }
  const attempt = () => withinTime((signal) => answered(send({ params, signal })))
  const { data, headers } = await inOrder(() => persist(attempt, patience))
  const left = headers.get("Seconds-Left")
  return { id, view: data, secondsLeft: left === null ? null : Number(left) }
}

async function withinTime<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), SILENCE)
  try {
    return await call(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}

const GAME = "/api/v1/games/{game_id}"

export const moves = {
  join: (id: string, body: Schemas["JoinBody"]) =>
    move(id, (named) => http.POST(`${GAME}/join`, { ...named, body })),
  leave: (id: string) => move(id, (named) => http.POST(`${GAME}/leave`, { ...named, body: {} })),
  back: (id: string) => move(id, (named) => http.POST(`${GAME}/back`, { ...named, body: {} })),
  start: (id: string) => move(id, (named) => http.POST(`${GAME}/start`, { ...named, body: {} })),
  colour: (id: string, colour: Schemas["ChooseColour"]["colour"]) =>
    move(id, (named) => http.POST(`${GAME}/colour`, { ...named, body: { colour } })),
  remove: (id: string, player: string) =>
    move(id, (named) => http.POST(`${GAME}/remove`, { ...named, body: { player } })),
  clue: (id: string, body: Schemas["GiveClue"]) =>
    move(id, (named) => http.POST(`${GAME}/clue`, { ...named, body })),
  cards: (id: string, body: Schemas["GiveCards"]) =>
    move(id, (named) => http.POST(`${GAME}/cards`, { ...named, body })),
  votes: (id: string, body: Schemas["CastVotes"]) =>
    move(id, (named) => http.POST(`${GAME}/votes`, { ...named, body })),
  reveal: (id: string, turn: number) =>
    move(id, (named) => http.POST(`${GAME}/reveal`, { ...named, body: { turn } })),
}
