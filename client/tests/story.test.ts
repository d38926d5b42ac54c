import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { NextGame } from "../live/messages.ts"
import { begunMeanwhile, followStory } from "../live/story.ts"
import { FakeWorld } from "./world.ts"

const NEXT: NextGame = { id: "next", room: { code: "AF3K7QX", title: "Friday night" } }

function story(mark: string, next_game: NextGame | null = null) {
  return { type: "story", now: "", id: "game", mark, next_game }
}

function aPost(token: string | null = "t") {
  const world = new FakeWorld()
  return { world, post: followStory(world, { sockets: "ws://here", token }, "game") }
}

describe("word of a story", () => {
  it("is the newest, also what came while the socket was away", () => {
    const { world, post } = aPost()
    world.newest.opens()
    world.newest.says(story("one"))
    world.newest.says({ type: "heartbeat", now: "" })
    assert.deepEqual(post.word.value, { mark: "one", next: null })
    world.newest.breaks()
    world.pass(10_000)
    world.newest.opens()
    world.newest.says(story("two", NEXT))
    assert.deepEqual(post.word.value, { mark: "two", next: NEXT })
  })

  it("comes without a token where nobody has signed in", () => {
    assert.deepEqual(aPost().world.newest.protocols, ["dixit", "bearer.t"])
    const { world } = aPost(null)
    assert.equal(world.newest.address, "ws://here/ws/games/game/story")
    assert.deepEqual(world.newest.protocols, ["dixit"])
  })

  it("ends where the story is no longer open", () => {
    const { world, post } = aPost()
    world.newest.opens()
    world.newest.breaks(4404, "not_found")
    assert.deepEqual(post.line.value, { kind: "refused", status: 404, code: "not_found" })
    world.pass(60_000)
    assert.equal(world.sockets.length, 1)
  })

  it("tells of a next game that began meanwhile, and not of one that was on before", () => {
    const [none, first, later] = [
      { mark: null, next: null },
      { mark: "one", next: null },
      { mark: "one", next: NEXT },
    ]
    assert.equal(begunMeanwhile(none, later), null)
    assert.equal(begunMeanwhile(first, later), NEXT)
    assert.equal(begunMeanwhile(later, later), null)
    assert.equal(begunMeanwhile(later, first), null)
  })
})
