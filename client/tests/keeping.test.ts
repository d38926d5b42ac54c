import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { kindOf, surplus } from "../worker/keeping.ts"

const HERE = "https://table.example"

function kind(path: string, { mode = "cors", destination = "", method = "GET", from = HERE } = {}) {
  return kindOf({ method, mode, destination, url: from + path }, HERE)
}

describe("the service worker", () => {
  it("answers with a page at each address of a screen", () => {
    for (const path of ["/", "/r/AF3K7QX", "/rules", "/games/0a1b/story?page=2"]) {
      assert.equal(kind(path, { mode: "navigate" }), "page")
    }
  })

  it("leaves to the network what is no screen", () => {
    for (const path of ["/api/docs/", "/admin/", "/healthz", "/r/AF3K7QX/more"]) {
      assert.equal(kind(path, { mode: "navigate" }), null)
    }
  })

  it("leaves the API to the network, however it is asked", () => {
    for (const destination of ["", "image", "script"]) {
      for (const mode of ["cors", "navigate", "no-cors"]) {
        assert.equal(kind("/api/v1/decks/first-light", { mode, destination }), null)
      }
    }
  })

  it("keeps files of the client, and pictures of cards that are shown as such", () => {
    assert.equal(kind("/static/client/main.AB12CD34.js"), "file")
    assert.equal(kind("/static/decks/first-light/a.webp", { destination: "image" }), "picture")
    assert.equal(kind("/pictures/00ff.webp", { destination: "image" }), "picture")
    assert.equal(kind("/static/decks/first-light/a.webp"), null)
    assert.equal(kind("/icon.svg", { destination: "image" }), null)
  })

  it("keeps no recording, whatever plays it or shows its picture", () => {
    for (const destination of ["audio", "video", "image", "track", ""]) {
      for (const file of ["recording.mp4", "recording.webm", "picture.webp"]) {
        const path = `/api/v1/performances/WyJiMGIi:1xU9:B1yP/${file}`
        assert.equal(kind(path, { mode: "no-cors", destination }), null)
      }
    }
  })

  it("touches nothing that is sent, or asked of others", () => {
    assert.equal(kind("/", { mode: "navigate", method: "POST" }), null)
    assert.equal(
      kind("/pictures/00ff.webp", { destination: "image", from: "https://b.example" }),
      null,
    )
  })

  it("forgets the pictures that it has kept longest", () => {
    assert.deepEqual(surplus(["a", "b", "c"], 2), ["a"])
    assert.deepEqual(surplus(["a", "b"], 2), [])
  })
})
