import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { inTurn, persist } from "../api/retry.ts"

const PASSING = new Error("no network")
const FINAL = new Error("against the rules")

function patience() {
  const waited: number[] = []
  return {
    waited,
    isPassing: (error: unknown) => error === PASSING,
    wait: async (milliseconds: number) => {
      waited.push(milliseconds)
    },
  }
}

describe("a move", () => {
  it("goes out again until it is answered", async () => {
    const given = patience()
    let tries = 0
    const answer = await persist(async () => {
      tries += 1
      if (tries < 4) throw PASSING
      return "done"
    }, given)
    assert.equal(answer, "done")
    assert.equal(given.waited.length, 3)
  })

  it("goes out once if it is refused", async () => {
    const given = patience()
    await assert.rejects(
      persist(async () => {
        throw FINAL
      }, given),
      FINAL,
    )
    assert.deepEqual(given.waited, [])
  })

  it("is given up in the end", async () => {
    const given = patience()
    await assert.rejects(
      persist(async () => {
        throw PASSING
      }, given),
      PASSING,
    )
    const longest = given.waited.reduce((sum, milliseconds) => sum + milliseconds, 0)
    assert.ok(longest > 15_000 && longest < 60_000)
  })

  it("overtakes no other, not even one that fails", async () => {
    const told: string[] = []
    const inOrder = inTurn()
    const slow = inOrder(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      told.push("slow")
      throw FINAL
    })
    const quick = inOrder(async () => {
      told.push("quick")
    })
    await assert.rejects(slow, FINAL)
    await quick
    assert.deepEqual(told, ["slow", "quick"])
  })
})
