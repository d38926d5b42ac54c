// What a running server said to one player in a whole game; tests/client/test_units.py records it.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { describe, it } from "node:test"
import type { GameNow, Said } from "../live/messages.ts"
import { stayIn } from "../live/room.ts"
import { hear, NOTHING, type Table } from "../live/table.ts"
import { inOrder, storyOfCards, storyOfVotes } from "../live/uncovering.ts"
import { FakeWorld } from "./world.ts"

const file = process.env["RECORDED"]
const skip = file === undefined && "RECORDED names no recording"
const recorded: Said[] = file === undefined ? [] : JSON.parse(await readFile(file, "utf8"))
const games = recorded.filter((said): said is GameNow => said.type === "game")

function told(messages: readonly Said[]): Table {
  return messages.reduce((table, said) => hear(table, said, 0), NOTHING)
}

describe("a recorded game", { skip }, () => {
  it("goes through all phases", () => {
    const phases = new Set(games.map(({ game }) => game.phase))
    for (const phase of ["lobby", "clue", "cards", "votes", "reveal", "over"]) {
      assert.ok(phases.has(phase as GameNow["game"]["phase"]), phase)
    }
  })

  it("ends with the same table, whatever came twice or late", () => {
    const inTheEnd = told(recorded).game
    const twice = recorded.flatMap((said) => [said, said])
    const late = [...recorded, ...recorded.slice(0, -1).reverse()]
    for (const messages of [twice, late]) {
      assert.deepEqual(told(messages).game?.view, inTheEnd?.view)
    }
  })

  it("names everybody who plays", () => {
    const { game, people } = told(recorded)
    for (const { player } of game?.view.players ?? []) assert.ok(people[player]?.name)
  })

  it("is uncovered card by card in each of its turns", () => {
    for (const { game } of games) {
      const turn = "last_turn" in game ? game.last_turn : null
      if (!turn) continue
      const beats = inOrder([storyOfVotes(turn.votes), storyOfCards(turn)]).beats
      const slots = beats.flatMap(({ beat }) =>
        beat.kind === "truth" || beat.kind === "owner" ? [beat.slot] : [],
      )
      assert.equal(new Set(slots).size, turn.board.length)
    }
  })

  it("is taken up again where the line was lost", () => {
    const world = new FakeWorld()
    const stay = stayIn(world, { sockets: "ws://here", token: "t" }, "ABC")
    assert.equal(world.newest.address, "ws://here/ws/rooms/ABC")
    assert.deepEqual(world.newest.protocols, ["dixit", "bearer.t"])
    world.newest.opens()
    const half = recorded.slice(0, Math.floor(recorded.length / 2))
    for (const said of half) world.newest.says(said)
    world.newest.breaks()
    world.pass(1_000)
    const { id, version } = stay.table.value.game ?? { id: "", version: 0 }
    assert.equal(world.newest.address, `ws://here/ws/rooms/ABC?after=${version}&game=${id}`)
    for (const said of recorded.slice(half.length)) world.newest.says(said)
    assert.deepEqual(stay.table.value.game?.view, told(recorded).game?.view)
  })

  it("is asked for again when a heartbeat tells of something that was missed", () => {
    const world = new FakeWorld()
    const stay = stayIn(world, { sockets: "ws://here", token: "t" }, "ABC")
    for (const said of recorded) world.newest.says(said)
    const { id, version } = stay.table.value.game ?? { id: "", version: 0 }
    const beat = { type: "heartbeat", id, now: "", seconds_left: null }
    world.newest.says({ ...beat, version })
    assert.equal(world.sockets.length, 1)
    world.newest.says({ ...beat, version: version + 1 })
    assert.equal(world.sockets.length, 2)
  })
})
