import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { areas } from "../texts/areas.ts"
import { faults, flat, LANGUAGES } from "../tools/texts.ts"

const alike = (text: string) => ({ en: text, "pt-br": text, es: text, da: text })

describe("the texts", () => {
  it("are there in each language, with the same arguments", () => {
    assert.deepEqual(faults(areas), [])
  })

  it("are found by area and name", () => {
    assert.equal(flat({ turn: { hand: alike("Your hand") } }, "da")["turn.hand"], "Your hand")
  })

  it("are not taken where one is empty", () => {
    const found = faults({ turn: { hand: { ...alike("Your hand"), es: " " } } })
    assert.deepEqual(found, ["turn.hand is empty in es"])
  })

  it("are not taken where one names another argument", () => {
    const tells = { ...alike("{name} tells"), da: "{navn} fortæller" }
    assert.equal(faults({ turn: { tells } }).length, 1)
  })

  it("call a clue and a puzzle by a word each in Danish", () => {
    const [english, danish] = [flat(areas, "en"), flat(areas, "da")]
    const mixed = Object.keys(danish).filter((name) => {
      const isOfPuzzles =
        name.startsWith("puzzle.") || /puzzle/i.test(JSON.stringify(english[name]))
      return /gåde/i.test(JSON.stringify(danish[name])) && !isOfPuzzles
    })
    assert.deepEqual(mixed, [])
    assert.match(JSON.stringify(danish["turn.yourClue"]), /ledetråd/)
  })

  it("are told in the languages of the server", () => {
    assert.deepEqual([...LANGUAGES].sort(), ["da", "en", "es", "pt-br"])
  })
})
