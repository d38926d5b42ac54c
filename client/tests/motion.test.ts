import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { describe, it } from "node:test"

const STYLES = new URL("../styles/", import.meta.url)
const CSS = readdirSync(STYLES)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(new URL(name, STYLES), "utf8"))
  .join("\n")
/** What a browser moves without laying out or painting anything anew. */
const CHEAP = new Set(["transform", "opacity", "none"])

function found(pattern: RegExp, text = CSS): string[] {
  return Array.from(text.matchAll(pattern), ([, part = ""]) => part)
}

describe("what moves", () => {
  it("moves by transform and opacity alone in animations", () => {
    const keyframes = found(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)
    assert.ok(keyframes.length > 5)
    const properties = keyframes.flatMap((frames) => found(/([\w-]+):/g, frames))
    assert.deepEqual(
      properties.filter((property) => !CHEAP.has(property)),
      [],
    )
  })

  it("moves by transform and opacity alone in transitions", () => {
    const transitions = found(/\btransition:([^;]+);/g)
    assert.ok(transitions.length > 2)
    const properties = transitions
      .flatMap((transition) => transition.replace(/\([^)]*\)/g, "").split(","))
      .map((part) => part.trim().split(/\s/)[0] ?? "")
    assert.deepEqual(
      properties.filter((property) => !CHEAP.has(property)),
      [],
    )
  })
})
