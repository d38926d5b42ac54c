import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bandsOf, isOffered, isSlow, mending, standing } from "../reminding.ts"
import { isSamePlace, toldBy } from "../worker/told.ts"

const MESSAGE = {
  title: "It is your turn",
  body: "“The harbour” waits for your clue.",
  path: "/r/AF3K7QX",
  tag: "room-AF3K7QX",
}

describe("a push message", () => {
  it("is read as the server writes it", () => {
    assert.deepEqual(toldBy(JSON.stringify({ ...MESSAGE, later: true })), MESSAGE)
  })

  it("is nothing without all of its parts", () => {
    for (const text of ["", "null", "[]", "7", "It is your turn", '{"title": "Only this"}']) {
      assert.equal(toldBy(text), null)
    }
    assert.equal(toldBy(JSON.stringify({ ...MESSAGE, body: 7 })), null)
  })

  it("leads to screens alone, and to none elsewhere", () => {
    for (const path of ["https://else.example/r/AF3K7QX", "//else.example", "/admin/", "r/AF3K"]) {
      assert.equal(toldBy(JSON.stringify({ ...MESSAGE, path })), null)
    }
  })

  it("is about the table of a tab, however its code is written", () => {
    assert.ok(isSamePlace("/r/AF3K7QX", "/r/af3k7qx/"))
    assert.ok(!isSamePlace("/r/AF3K7QX", "/r/AF3K7QY"))
    assert.ok(!isSamePlace("/r/AF3K7QX", "/"))
  })
})

describe("being told on this device", () => {
  const able = { canPush: true, permission: "granted", isKnown: true } as const

  it("takes a browser that can, a person who may, and a server that knows", () => {
    assert.equal(standing(able), "on")
    assert.equal(standing({ ...able, isKnown: false }), "off")
    assert.equal(standing({ ...able, permission: "default" }), "off")
    assert.equal(standing({ ...able, permission: "denied" }), "refused")
    assert.equal(standing({ ...able, canPush: false }), "cannot")
  })

  it("is mended where browser and server no longer agree", () => {
    const found = { endpoint: "https://push.example/a", key: "BK1L" }
    const server = { public_key: "BK1L", this_device: true }
    assert.equal(mending(found, found.endpoint, server), "nothing")
    assert.equal(mending(found, "https://push.example/b", server), "tell")
    assert.equal(mending(null, found.endpoint, server), "subscribe")
    assert.equal(mending(found, found.endpoint, { ...server, public_key: "BX9Z" }), "subscribe")
    assert.equal(mending(found, found.endpoint, { ...server, this_device: false }), "subscribe")
  })
})

describe("the offer to be told", () => {
  it("is made where an hour or more is left to think, or as long as it takes", () => {
    const brisk = { clue: 60, cards: 40, votes: 40, reveal: 15 }
    assert.ok(!isSlow(brisk))
    assert.ok(isSlow({ ...brisk, cards: 3600 }))
    assert.ok(isSlow({ ...brisk, votes: null }))
  })

  it("stays in the room of its first time, and is made in no other", () => {
    assert.ok(isOffered(null, "AF3K7QX"))
    assert.ok(isOffered("AF3K7QX", "AF3K7QX"))
    assert.ok(!isOffered("AF3K7QX", "B2M4PQR"))
    assert.ok(!isOffered("answered", "AF3K7QX"))
  })
})

describe("quiet hours", () => {
  it("are one piece of a day from noon to noon, where they are a night", () => {
    assert.deepEqual(bandsOf("18:00", "06:00"), [{ begin: 25, end: 75 }])
    assert.deepEqual(bandsOf("00:00", "12:00"), [{ begin: 50, end: 100 }])
    assert.deepEqual(bandsOf("12:00", "00:00"), [{ begin: 0, end: 50 }])
  })

  it("are two pieces where they go past noon", () => {
    assert.deepEqual(bandsOf("09:00", "15:00"), [
      { begin: 0, end: 12.5 },
      { begin: 87.5, end: 100 },
    ])
  })

  it("are none where they end as they begin", () => {
    assert.deepEqual(bandsOf("22:00", "22:00"), [])
  })
})
