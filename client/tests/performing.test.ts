import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { EventLine, PerformanceNow } from "../live/messages.ts"
import {
  ASKING,
  afterCue,
  arrivedMeanwhile,
  barOf,
  COUNTDOWN,
  type Cue,
  KINDS,
  leadOf,
  SHORTEST,
  type Stage,
  typeFor,
  waitAfter,
} from "../live/performing.ts"

describe("the type of a recording", () => {
  it("is one that the browser can record, and WebM where there is a choice", () => {
    assert.equal(
      typeFor("sung", () => true),
      "audio/webm;codecs=opus",
    )
    assert.equal(
      typeFor("mimed", () => true),
      "video/webm;codecs=vp8",
    )
    assert.equal(
      typeFor("both", () => true),
      "video/webm;codecs=vp8,opus",
    )
  })

  it("is MP4 where the browser records nothing else", () => {
    const isMp4 = (type: string) => type.includes("/mp4")
    assert.equal(typeFor("sung", isMp4), "audio/mp4;codecs=mp4a.40.2")
    assert.equal(typeFor("mimed", isMp4), "video/mp4;codecs=avc1.42E01E")
    assert.equal(typeFor("both", isMp4), "video/mp4;codecs=avc1.42E01E,mp4a.40.2")
  })

  it("names codecs that the server takes, and no others", () => {
    for (const kind of KINDS) {
      const asked: string[] = []
      typeFor(kind, (type) => asked.push(type) === 0)
      for (const type of asked) {
        const [, codecs = ""] = type.split("codecs=")
        for (const codec of codecs.split(",")) {
          assert.match(codec, /^(opus|mp4a\.40\.2|vp8|vp9|avc1\.42E01E|h264)$/)
        }
        assert.equal(type.startsWith("audio/"), kind === "sung")
        assert.equal(/opus|mp4a/.test(codecs), kind !== "mimed")
      }
    }
  })

  it("is none where the browser can record nothing that the server takes", () => {
    for (const kind of KINDS) {
      assert.equal(
        typeFor(kind, () => false),
        null,
      )
    }
  })
})

describe("what bars the way to a microphone", () => {
  it("is told by the names that browsers give it", () => {
    const found = ["NotAllowedError", "NotFoundError", "NotReadableError", "TypeError", ""]
    assert.deepEqual(found.map(barOf), ["denied", "missing", "busy", "unable", "unable"])
  })
})

function after(...cues: Cue[]): Stage {
  return cues.reduce(afterCue, ASKING)
}

const allowed: Cue = { kind: "allowed" }
const second: Cue = { kind: "second", at: 100 }
const begin = (counts = false): Cue => ({ kind: "begin", at: 100, counts })
const stop = (at: number): Cue => ({ kind: "stop", at })

describe("a stage", () => {
  it("runs from the leave to record to the end of the recording", () => {
    assert.equal(after(allowed).kind, "ready")
    assert.deepEqual(after(allowed, begin()), { kind: "recording", since: 100 })
    assert.equal(after(allowed, begin(), stop(100 + SHORTEST)).kind, "stopping")
  })

  it("counts down before a film, and can be stopped meanwhile", () => {
    const counting = after(allowed, begin(true))
    assert.deepEqual(counting, { kind: "counting", left: COUNTDOWN })
    assert.equal(afterCue(counting, stop(101)).kind, "ready")
    const seconds = Array<Cue>(COUNTDOWN).fill(second)
    assert.deepEqual(seconds.reduce(afterCue, counting), { kind: "recording", since: 100 })
  })

  it("takes a slip of the thumb for none", () => {
    assert.deepEqual(after(allowed, begin(), stop(100 + SHORTEST - 1)), {
      kind: "ready",
      wasShort: true,
    })
  })

  it("does nothing before there is leave, and nothing twice", () => {
    assert.equal(after(begin()), ASKING)
    assert.equal(after(stop(5)), ASKING)
    const recording = after(allowed, begin())
    assert.equal(afterCue(recording, begin()), recording)
    assert.equal(afterCue(recording, second), recording)
    const stopping = afterCue(recording, stop(5000))
    assert.equal(afterCue(stopping, stop(6000)), stopping)
  })

  it("is barred at any time", () => {
    const lost: Cue = { kind: "barred", bar: "busy" }
    assert.deepEqual(after(allowed, begin(), lost), { kind: "barred", bar: "busy" })
  })
})

function sent(
  id: string,
  state: string,
  { game = "one", turn = 3, kind = "sung" } = {},
): PerformanceNow {
  return { id, game, turn, kind, state, why: null, milliseconds: null } as PerformanceNow
}

function happened(...types: string[]): EventLine[] {
  return types.map((type, seq) => ({ seq, at: "", by: null, event: { type } }) as EventLine)
}

describe("the wait for a recording", () => {
  it("begins when the time is up, and is over when somebody else is to tell", () => {
    assert.equal(waitAfter("ahead", happened()), "ahead")
    assert.equal(waitAfter("ahead", happened("recording_awaited")), "now")
    assert.equal(waitAfter("now", happened("storyteller_appointed")), "over")
    assert.equal(waitAfter("ahead", happened("storyteller_appointed")), "ahead")
  })

  it("is of one turn", () => {
    const events = happened("recording_awaited", "clue_given", "turn_began")
    assert.equal(waitAfter("ahead", events), "ahead")
    assert.equal(waitAfter("over", happened("turn_began", "recording_awaited")), "now")
  })

  it("is the same however often the same events are heard", () => {
    const events = happened("turn_began", "recording_awaited", "storyteller_appointed")
    const once = waitAfter("ahead", events)
    assert.equal(waitAfter(once, events), once)
  })

  it("makes recordings due earlier for the rest of the turn", () => {
    assert.equal(leadOf("ahead"), 3000)
    assert.equal(leadOf("now"), 13_000)
    assert.equal(leadOf("over"), 13_000)
  })
})

describe("a recording whose answer was lost", () => {
  const turn = { game: "one", turn: 3, kind: "sung" } as const

  it("is known by being there, and not having been there before", () => {
    const before = [sent("a", "refused"), sent("b", "ready")]
    const found = arrivedMeanwhile(before, [sent("c", "waiting"), ...before], turn)
    assert.equal(found?.id, "c")
    assert.equal(arrivedMeanwhile(before, before, turn), null)
  })

  it("is not one that broke off, is still coming, is of another kind, or is for another turn", () => {
    for (const other of [
      sent("c", "coming"),
      sent("c", "refused"),
      sent("c", "ready", { kind: "mimed" }),
      sent("c", "ready", { turn: 2 }),
      sent("c", "ready", { game: "two" }),
    ]) {
      assert.equal(arrivedMeanwhile([], [other], turn), null)
    }
  })
})
