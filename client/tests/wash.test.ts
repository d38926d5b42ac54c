import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { wash } from "../parts/wash.ts"

/** The colours of a gradient, from above to below. */
function colours(gradient: string): number[][] {
  return Array.from(gradient.matchAll(/rgb\(([\d ]+)\)/g), ([, rgb = ""]) =>
    rgb.split(" ").map(Number),
  )
}

describe("the colours of a picture that is on its way", () => {
  it("are one colour, if the picture is", () => {
    for (const colour of colours(wash("00TSUA"))) assert.deepEqual(colour, [255, 255, 255])
  })

  it("go from what is above to what is below", () => {
    // The upper half is white, and the lower half black.
    const light = colours(wash("T~Lqe9-;fQ~q-;fQ?bxufQfQfQfQ")).map(([red = 0]) => red)
    const [first = 0, second = 0, middle = 0, fourth = 0, last = 0] = light
    assert.ok(Math.min(first, second) > middle && middle > Math.max(fourth, last) - 40)
    assert.ok(first > last + 80)
  })

  it("are those of the picture", () => {
    const [above = []] = colours(wash("TCE2nuN2.7FXE2WDy2NGRk}[oLt7"))
    const [red = 0, green = 0, blue = 0] = above
    for (const [found, meant] of [
      [red, 149],
      [green, 136],
      [blue, 133],
    ] as const) {
      assert.ok(Math.abs(found - meant) < 25, `${above}`)
    }
  })
})
