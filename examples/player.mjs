// A player of Dixit who becomes a guest, sits down and plays at random, to the end of one game.
//
//     node examples/player.mjs http://127.0.0.1:8000 Ana                // opens a table for three
//     node examples/player.mjs http://127.0.0.1:8000 Bruno AF3K7QX      // joins by the room's code
//     node examples/player.mjs http://127.0.0.1:8000 Chidi https://...  // joins by an invitation
//
// It needs Node 22 or newer, and no packages. docs/api.md explains each step.
import { on } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"

const PLAYERS = 3
// Somebody else was faster, or the clock: the socket brings the view that shows it.
const OVERTAKEN = ["phase_over", "stale_turn", "not_your_turn", "game_over"]
// What a socket closes with when it is no use to open another.
const FOR_GOOD = [4400, 4401, 4403, 4404]
// The reason of a close after which another server answers already.
const DRAINING = "draining"

const [url, name, codeOrLink] = process.argv.slice(2)
const known = { token: "", me: "", game: "", view: null }

class Refused extends Error {
  constructor(problem) {
    super(problem.detail)
    this.code = problem.code
  }
}

/** The answer; as long as none comes, the same request goes out again under its key. */
async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() }
  if (known.token) headers.Authorization = `Bearer ${known.token}`
  for (let wait = 0.2; ; wait = Math.min(2 * wait, 5)) {
    try {
      const signal = AbortSignal.timeout(10_000)
      const request = { method, headers, body: body && JSON.stringify(body), signal }
      const answer = await fetch(`${url}/api/v1${path}`, request)
      const json = await answer.json()
      if (answer.ok) return json
      if (![429, 503].includes(answer.status)) throw new Refused(json)
      await sleep(1000 * Number(answer.headers.get("Retry-After") ?? wait))
    } catch (error) {
      if (error instanceof Refused) throw error
      await sleep(1000 * wait)
    }
  }
}

async function openTable() {
  const room = await ask("POST", "/rooms", { title: "Friday night", settings: { target: 15 } })
  const uses = PLAYERS - 1
  const invitation = await ask("POST", `/rooms/${room.code}/invitations`, { uses })
  process.stdout.write(`The code is ${room.code}, and the invitation ${invitation.link}\n`)
  return room.code
}

async function sitDown(codeOrLink) {
  if (codeOrLink.includes("/")) {
    const token = codeOrLink.split("/").at(-1)
    const { seated, why_not, room } = await ask("POST", `/invitations/${token}/accept`, {})
    if (!seated) throw new Refused(why_not)
    return room.code
  }
  const room = await ask("GET", `/rooms/${codeOrLink}`)
  await ask("POST", `/games/${room.game.id}/join`, {})
  return codeOrLink
}

/** What the room's socket says; when it breaks, another goes on after the newest view. */
async function* messages(code) {
  for (;;) {
    const { ticket } = await ask("POST", "/socket-tickets")
    const query = new URLSearchParams({ ticket })
    if (known.view) {
      query.set("game", known.game)
      query.set("after", known.view.version)
    }
    const socket = new WebSocket(`${url.replace("http", "ws")}/ws/rooms/${code}?${query}`)
    const closed = new Promise((resolve) => socket.addEventListener("close", resolve))
    try {
      for await (const [{ data }] of on(socket, "message", { close: ["close"] })) {
        yield JSON.parse(data)
      }
    } finally {
      socket.close()
    }
    const { code: status, reason } = await closed
    if (FOR_GOOD.includes(status)) throw new Error(`The socket is closed: ${reason}`)
    await sleep(reason === DRAINING ? 100 : 1000)
  }
}

async function play(code) {
  for await (const message of messages(code)) {
    if (message.type === "problem") process.stderr.write(`${message.problem.detail}\n`)
    // Messages that are of no use here, or of a later version, are passed over.
    if (message.type === "game" && isNews(message.id, message.game)) await act()
    if (known.view?.phase === "over") break
  }
  const won = known.view.winners.includes(known.me) ? "won" : "did not win"
  process.stdout.write(`I ${won}, after ${known.view.turns} turns.\n`)
}

/** Takes in the view, unless it is older than what is known of the game. */
function isNews(game, view) {
  if (game === known.game && view.version <= known.view.version) return false
  Object.assign(known, { game, view })
  return true
}

/** Does what the table waits for; the answer to a move is a view, and may ask for more. */
async function act() {
  for (let move = nextMove(); move; move = nextMove()) {
    try {
      const [path, body] = move
      const view = await ask("POST", `/games/${known.game}/${path}`, body)
      if (!isNews(known.game, view)) return
    } catch (error) {
      if (OVERTAKEN.includes(error.code)) return
      throw error
    }
  }
}

function nextMove() {
  const { phase, host, players, you, turn, board, cards_each, votes_each } = known.view
  if (phase === "lobby") {
    return players.length >= PLAYERS && host === known.me ? ["start", {}] : null
  }
  switch (you?.to_do) {
    case "clue":
      return ["clue", { turn, card: some(you.hand, 1)[0], clue: "Almost Tuesday" }]
    case "cards":
      return ["cards", { turn, cards: some(you.hand, cards_each) }]
    case "votes": {
      const others = board.flatMap((card, at) => (you.played.includes(card) ? [] : [at + 1]))
      return ["votes", { turn, slots: some(others, votes_each) }]
    }
    case "reveal":
      return ["reveal", { turn }]
    default:
      return null
  }
}

/** So many of the things, all of them different. */
function some(things, count) {
  return things
    .map((thing) => [Math.random(), thing])
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, thing]) => thing)
}

const guest = await ask("POST", "/guests", { name })
known.token = guest.token
known.me = guest.me.id
await play(codeOrLink ? await sitDown(codeOrLink) : await openTable())
