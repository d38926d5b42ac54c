import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"

const kept = new Map<string, string>()
Object.assign(globalThis, {
  addEventListener: () => {},
  document: { documentElement: { lang: "en" } },
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  },
  location: { origin: "http://127.0.0.1" },
  fetch: async () => Response.json({ code: "bad_token" }, { status: 401 }),
})
const { session } = await import("../api/session.ts")
const { got, http } = await import("../api/http.ts")

const ANA = { id: "ana", name: "Ana" }

describe("a token that is refused", () => {
  beforeEach(() => session.begin("first", ANA))

  it("signs out whoever has no other", async () => {
    await assert.rejects(got(http.GET("/api/v1/me", {})), { code: "bad_token" })
    assert.equal(session.token.value, null)
    assert.equal(kept.has("dixit.token"), false)
  })

  it("leaves the one that another tab has got meanwhile", async () => {
    const asked = got(http.GET("/api/v1/me", {}))
    kept.set("dixit.token", "second")
    await assert.rejects(asked, { code: "bad_token" })
    assert.equal(session.token.value, "second")
    assert.equal(kept.get("dixit.token"), "second")
  })

  it("leaves that of whoever was asked by another", async () => {
    const headers = { Authorization: "Bearer third" }
    await assert.rejects(got(http.GET("/api/v1/me", { headers })), { code: "bad_token" })
    assert.equal(session.token.value, "first")
  })
})
