import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { GameWaiting, MyDecision, SaidToMe } from "../live/messages.ts"
import { type Fresh, follow, freshIn, hearNews, NO_NEWS } from "../live/news.ts"
import { FakeWorld } from "./world.ts"

const ROOM = { code: "AF3K7QX", title: "Friday night" }

function waiting(turn: number, to_do: GameWaiting["to_do"] = "cards"): GameWaiting {
  return { id: "game", room: ROOM, turn, to_do, deadline: null }
}

function turns(...games: GameWaiting[]): SaidToMe {
  return { type: "turns", now: "", games }
}

function decision(id: string, appeal: MyDecision["appeal"] = null): SaidToMe {
  const about = { room: null, game: null, turn: null, reason: "", at: "", until: null }
  const made: MyDecision = { id, kind: "warn", ...about, taken_back_at: null, appeal }
  return { type: "decisions", now: "", decisions: [made] }
}

function after(...said: SaidToMe[]) {
  return said.reduce(hearNews, NO_NEWS)
}

describe("news", () => {
  it("has each topic as it was told last", () => {
    const news = after(turns(waiting(1)), decision("one"), turns())
    assert.deepEqual(news.turns, [])
    assert.equal(news.decisions?.length, 1)
    assert.equal(news.invitations, null)
  })

  it("is nothing new when it is told for the first time", () => {
    assert.deepEqual(freshIn(NO_NEWS, after(turns(waiting(1)))), [])
  })

  it("tells a turn once, and the next thing to do in it again", () => {
    const before = after(turns(waiting(1)))
    assert.deepEqual(freshIn(before, after(turns(waiting(1)))), [])
    assert.equal(freshIn(before, after(turns(waiting(1, "votes")))).length, 1)
    assert.equal(freshIn(before, after(turns(waiting(2)))).length, 1)
  })

  it("tells that a wait for a seat is over, and not that it begins", () => {
    const waiting = { code: "AF3K7QX", title: "Friday night", place: 1, until: "" }
    const queues = (...of: (typeof waiting)[]) => after({ type: "queues", now: "", queues: of })
    assert.deepEqual(freshIn(queues(), queues(waiting)), [])
    assert.deepEqual(freshIn(queues(waiting), queues()), [{ kind: "seat", place: waiting }])
    assert.deepEqual(freshIn(queues(waiting), queues({ ...waiting, place: 2 })), [])
  })

  it("tells the answer to an appeal, and not the appeal", () => {
    const before = after(decision("one"))
    const appeal = { words: "No", at: "1", granted: null, answer: "", answered_at: null }
    const made = after(decision("one", appeal))
    assert.deepEqual(freshIn(before, made), [])
    const answered = after(decision("one", { ...appeal, granted: true, answered_at: "2" }))
    assert.equal(freshIn(made, answered).length, 1)
  })
})

describe("a post", () => {
  it("tells what came while its socket was away", () => {
    const world = new FakeWorld()
    const told: Fresh[] = []
    const post = follow(world, { sockets: "ws://here", token: "t" }, (fresh) => told.push(fresh))
    world.newest.opens()
    world.newest.says(turns())
    world.newest.breaks()
    world.pass(10_000)
    assert.equal(world.newest.address, "ws://here/ws/me")
    world.newest.opens()
    world.newest.says(turns(waiting(3)))
    assert.deepEqual(told, [{ kind: "turn", game: waiting(3) }])
    assert.equal(post.news.value.turns?.length, 1)
  })
})
