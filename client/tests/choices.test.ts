import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { cardsWith, votesWith } from "../live/choices.ts"

const HAND = ["one", "two", "three", "four"]

describe("a choice that time overtakes", () => {
  it("keeps the cards that were taken, and adds others of the hand", () => {
    for (const chance of [0, 0.5, 0.999]) {
      const cards = cardsWith(["two"], HAND, 2, () => chance)
      assert.equal(cards[0], "two")
      assert.equal(new Set(cards).size, 2)
      assert.ok(cards.every((card) => HAND.includes(card)))
    }
  })

  it("adds each other card as readily as any", () => {
    const added = [0, 0.34, 0.67].map((chance) => cardsWith(["two"], HAND, 2, () => chance)[1])
    assert.deepEqual(added, ["one", "three", "four"])
  })

  it("leaves a whole choice as it is, and gives no more than there is", () => {
    assert.deepEqual(
      cardsWith(["two", "one"], HAND, 2, () => 0),
      ["two", "one"],
    )
    assert.deepEqual(
      cardsWith(["two"], ["two"], 2, () => 0),
      ["two"],
    )
  })

  it("lays the vote that is missing where the last one lies", () => {
    assert.deepEqual(votesWith([3], 2), [3, 3])
    assert.deepEqual(votesWith([3, 1], 2), [3, 1])
    assert.deepEqual(votesWith([], 2), [])
  })
})
