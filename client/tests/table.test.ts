import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Said, View } from "../live/messages.ts"
import { hear, isBehind, NOTHING, take } from "../live/table.ts"

const AT = 50_000

function view(version: number): View {
  return { phase: "lobby", version, host: "ana", players: [] } as unknown as View
}

function game(version: number, id = "first", seconds_left: number | null = null): Said {
  const told = { id, version, now: "", seconds_left, happened: [], game: view(version) }
  return { type: "game", ...told }
}

function heartbeat(version: number, id = "first", seconds_left: number | null = null) {
  return { type: "heartbeat" as const, id, version, now: "", seconds_left }
}

function after(...said: Said[]) {
  return said.reduce((table, one) => hear(table, one, AT), NOTHING)
}

describe("a table", () => {
  it("knows the newest view, in whatever order they come", () => {
    assert.equal(after(game(3), game(5), game(4)).game?.version, 5)
  })

  it("stays as it is after a message that it does not know", () => {
    const news = { type: "weather", sky: "clear" } as unknown as Said
    assert.deepEqual(after(game(3), news), after(game(3)))
  })

  it("takes the answer to a move, unless it has heard something newer", () => {
    const answer = { id: "first", view: view(4), secondsLeft: null }
    assert.equal(take(after(game(3)), answer, AT).game?.version, 4)
    assert.equal(take(after(game(5)), answer, AT).game?.version, 5)
  })

  it("goes on to the next game, and never back", () => {
    const table = after(game(70), game(1, "second"))
    assert.equal(table.game?.id, "second")
    assert.equal(hear(table, game(71), AT).game?.id, "second")
    const late = { id: "first", view: view(72), secondsLeft: null }
    assert.equal(take(table, late, AT).game?.id, "second")
  })

  it("knows when the phase ends, by its own clock", () => {
    assert.equal(after(game(1, "first", 12.5)).game?.ends, AT + 12_500)
    assert.equal(after(game(1)).game?.ends, null)
  })

  it("believes whoever says that the phase ends sooner", () => {
    const table = hear(after(game(1, "first", 10)), heartbeat(1, "first", 8), AT + 500)
    assert.equal(table.game?.ends, AT + 8_500)
    assert.equal(hear(table, heartbeat(1, "first", 9), AT + 500).game?.ends, AT + 8_500)
  })

  it("numbers reactions as they come, and keeps the newest of its own game", () => {
    const reacts = (game: string) =>
      ({ type: "reaction", game, player: "bo", picture: "heart", card: null, count: 1 }) as Said
    const { reactions } = after(game(3), ...Array(30).fill(reacts("first")), reacts("second"))
    assert.deepEqual([reactions.at(0)?.nth, reactions.at(-1)?.nth], [7, 30])
  })

  it("gives a new phase its whole time", () => {
    assert.equal(after(game(1, "first", 10), game(2, "first", 60)).game?.ends, AT + 60_000)
  })

  it("takes no time from a heartbeat of another version", () => {
    const table = after(game(2, "first", 10), heartbeat(1, "first", 3))
    assert.equal(table.game?.ends, AT + 10_000)
  })

  it("sees by a heartbeat that it has missed something", () => {
    const table = after(game(3), game(1, "second"))
    assert.ok(isBehind(table, heartbeat(2, "second")))
    assert.ok(isBehind(table, heartbeat(1, "third")))
    assert.ok(!isBehind(table, heartbeat(1, "second")))
    assert.ok(!isBehind(table, heartbeat(9, "first")))
  })

  it("remembers the names of those who have gone", () => {
    const person = (id: string, name: string) => ({ id, name, avatar: "owl", kind: "guest" })
    const both = { type: "here", people: [person("a", "Ana"), person("b", "Bruno")] } as Said
    const one = { type: "here", people: [person("a", "Ana")] } as Said
    const table = after(both, one)
    assert.equal(table.here.length, 1)
    assert.equal(table.people["b"]?.name, "Bruno")
  })
})
