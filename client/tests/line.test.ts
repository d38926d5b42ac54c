import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { Line, type LineState } from "../live/line.ts"
import type { Said } from "../live/messages.ts"
import { FakeWorld } from "./world.ts"

const HEARTBEAT = { type: "heartbeat", id: "g", version: 1, now: "", seconds_left: null }

function aLine() {
  const world = new FakeWorld()
  const heard: Said[] = []
  const states: LineState["kind"][] = []
  const line = new Line(world, {
    place: () => ({ address: `ws://here/${world.sockets.length}`, protocols: ["dixit"] }),
    hear: (said) => heard.push(said),
    changed: ({ kind }) => states.push(kind),
  })
  return { world, line, heard, states }
}

describe("a line", () => {
  it("tells what it hears", () => {
    const { world, heard, states } = aLine()
    world.newest.opens()
    world.newest.says(HEARTBEAT)
    assert.deepEqual(heard, [HEARTBEAT])
    assert.deepEqual(states, ["open"])
  })

  it("is opened again when it is lost, and waits longer each time", () => {
    const { world, states } = aLine()
    world.newest.opens()
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000]
    for (const [tries, wait] of waits.entries()) {
      world.newest.breaks()
      world.pass(wait - 1)
      assert.equal(world.sockets.length, tries + 1)
      world.pass(1)
      assert.equal(world.sockets.length, tries + 2)
    }
    assert.deepEqual(states, ["open", "lost"])
  })

  it("waits no longer once it has heard something again", () => {
    const { world } = aLine()
    for (let tries = 0; tries < 5; tries++) {
      world.newest.breaks()
      world.pass(8000)
    }
    world.newest.opens()
    world.newest.says(HEARTBEAT)
    const before = world.sockets.length
    world.newest.breaks()
    world.pass(250)
    assert.equal(world.sockets.length, before + 1)
  })

  it("takes a socket for lost that has been silent for long", () => {
    const { world, states } = aLine()
    const first = world.newest
    first.opens()
    world.pass(20_000)
    first.says(HEARTBEAT)
    world.pass(20_000)
    assert.deepEqual(states, ["open"])
    world.pass(6_000)
    assert.ok(first.isClosed)
    assert.deepEqual(states, ["open", "lost"])
  })

  it("takes a socket for lost that never opens", () => {
    const { world, states } = aLine()
    world.pass(8_000)
    assert.deepEqual(states, ["lost"])
  })

  it("asks after a sleep whether anybody is there, and opens another socket if not", () => {
    const { world, line } = aLine()
    world.newest.opens()
    line.wake()
    assert.deepEqual(world.newest.sent, ['{"type":"ping"}'])
    world.pass(3_000)
    assert.equal(world.sockets.length, 2)
  })

  it("asks nobody after a long sleep, and opens another socket at once", () => {
    const { world, line } = aLine()
    world.newest.opens()
    world.pass(10_000)
    world.newest.says(HEARTBEAT)
    world.pass(16_000)
    line.wake()
    assert.equal(world.sockets.length, 2)
  })

  it("keeps a socket that answers after a sleep", () => {
    const { world, line, states } = aLine()
    world.newest.opens()
    line.wake()
    world.newest.says({ type: "pong", now: "" })
    world.pass(10_000)
    assert.deepEqual(states, ["open"])
  })

  it("does not wait after a sleep for a socket that it has lost", () => {
    const { world, line } = aLine()
    world.newest.opens()
    world.newest.breaks()
    line.wake()
    assert.equal(world.sockets.length, 2)
  })

  for (const code of [4401, 4403, 4404]) {
    it(`stays away when it is told ${code}`, () => {
      const { world, line } = aLine()
      world.newest.opens()
      world.newest.breaks(code, "banned")
      world.pass(60_000)
      line.wake()
      assert.equal(world.sockets.length, 1)
      assert.deepEqual(line.state, { kind: "refused", status: code - 4000, code: "banned" })
    })
  }

  for (const code of [1006, 1012, 4429, 4503]) {
    it(`comes again after ${code}`, () => {
      const { world } = aLine()
      world.newest.breaks(code)
      world.pass(1_000)
      assert.equal(world.sockets.length, 2)
    })
  }

  it("comes again at once, and unseen, when its server is about to end", () => {
    const { world, heard, states } = aLine()
    world.newest.opens()
    world.newest.breaks(4503, "draining")
    assert.equal(world.sockets.length, 2)
    world.newest.opens()
    world.newest.says(HEARTBEAT)
    assert.deepEqual(heard, [HEARTBEAT])
    assert.deepEqual(states, ["open"])
    world.newest.breaks(4503, "draining")
    assert.equal(world.sockets.length, 3)
    assert.deepEqual(states, ["open"])
  })

  it("storms no server that sends it away twice", () => {
    const { world, states } = aLine()
    world.newest.opens()
    world.newest.breaks(4503, "draining")
    world.newest.opens()
    world.newest.says({ type: "problem", problem: { code: "draining" } })
    world.newest.breaks(4503, "draining")
    assert.equal(world.sockets.length, 2)
    assert.deepEqual(states, ["open", "lost"])
    world.pass(250)
    assert.equal(world.sockets.length, 3)
  })

  it("does not ask a socket that is yet to open whether anybody is there", () => {
    const { world, line } = aLine()
    world.newest.opens()
    world.newest.breaks(4503, "draining")
    line.wake()
    assert.equal(world.sockets.length, 3)
    assert.deepEqual(world.newest.sent, [])
  })

  it("hears nothing of a socket that it has left", () => {
    const { world, line, heard } = aLine()
    const first = world.newest
    first.opens()
    line.again()
    first.says(HEARTBEAT)
    assert.deepEqual(heard, [])
  })

  it("ends", () => {
    const { world, line } = aLine()
    world.newest.opens()
    line.end()
    world.pass(60_000)
    assert.ok(world.newest.isClosed)
    assert.equal(world.sockets.length, 1)
  })
})
