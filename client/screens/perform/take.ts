// A recording that is made and not yet the clue: it is kept while one looks at other cards.
import { signal } from "@preact/signals"
import { Refused } from "../../api/http.ts"
import { patience } from "../../api/patience.ts"
import { type PerformanceSeen, performances } from "../../api/performances.ts"
import { persist } from "../../api/retry.ts"
import type { Upload } from "../../api/upload.ts"
import type { PerformanceNow } from "../../live/messages.ts"
import { arrivedMeanwhile, type Kind } from "../../live/performing.ts"
import { news } from "../../parts/news.ts"
import { wordsOf } from "../../parts/notes.tsx"

export interface Take {
  readonly game: string
  readonly turn: number
  readonly kind: Kind
  readonly file: Blob
  /** The address of the file on this page. */
  readonly address: string
  /** Null for a file that was made elsewhere. */
  readonly milliseconds: number | null
}

export type Sending =
  | { readonly kind: "kept" }
  /** How much of it is out, from 0 to 1. */
  | { readonly kind: "sending"; readonly part: number }
  | { readonly kind: "making" }
  | { readonly kind: "ready" }
  | { readonly kind: "refused"; readonly words: string }

export const take = signal<Take | null>(null)
export const sending = signal<Sending>({ kind: "kept" })

/** What is on its way: the same recording is sent once. */
let underWay: Promise<PerformanceSeen | null> | null = null
/** Calls off what is on its way with the recording that is kept. */
let wanted = new AbortController()

export function keepTake(made: Omit<Take, "address">): void {
  dropTake()
  take.value = { ...made, address: URL.createObjectURL(made.file) }
}

export function dropTake(): void {
  if (take.value) URL.revokeObjectURL(take.value.address)
  take.value = null
  sending.value = { kind: "kept" }
  underWay = null
  wanted.abort()
  wanted = new AbortController()
}

/** What is recorded for that turn; null if nothing is. */
export function takeFor(game: string, turn: number): Take | null {
  const { value } = take
  return value?.game === game && value.turn === turn ? value : null
}

/** Sends the recording and waits until it is ready; null where it is refused, as `sending` says. */
export function sendTake(one: Take): Promise<PerformanceSeen | null> {
  underWay ??= sent(one, wanted.signal)
  return underWay
}

async function sent(one: Take, signal: AbortSignal): Promise<PerformanceSeen | null> {
  const tell = (now: Sending) => {
    if (take.value === one) sending.value = now
  }
  tell({ kind: "sending", part: 0 })
  let seen: PerformanceSeen
  try {
    const onSent = (part: number) => tell({ kind: "sending", part })
    const { id } = await persist(attempts(one, { onSent, signal }), {
      ...patience,
      isPassing: (error) => !signal.aborted && isPassing(error),
    })
    tell({ kind: "making" })
    seen = await settled(one.game, id)
  } catch (error) {
    if (signal.aborted) return null
    return refused(one, tell, wordsOf(error))
  }
  if (signal.aborted) return null
  if (seen.state === "refused") return refused(one, tell, seen.detail ?? "")
  tell({ kind: "ready" })
  return seen
}

function refused(one: Take, tell: (now: Sending) => void, words: string): null {
  tell({ kind: "refused", words })
  if (take.value === one) underWay = null // it may be sent once more
  return null
}

/** A recording of mine that broke off is still taken to be under way for a moment. */
function isPassing(error: unknown): boolean {
  return patience.isPassing(error) || isUnderWay(error)
}

function isUnderWay(error: unknown): boolean {
  return error instanceof Refused && error.code === "recording_under_way"
}

/** How long it may take to hear of what has arrived though its answer was lost. */
const HEARSAY = 800

/** Sends it whenever it is called, but for what has arrived by an attempt whose answer was lost. */
function attempts(one: Take, how: Pick<Upload, "onSent" | "signal">) {
  let before: readonly PerformanceNow[] | null = null
  return async function attempt(): Promise<{ readonly id: string }> {
    const known = news.peek().performances ?? []
    try {
      return await performances.send(one.game, one.kind, one.file, how)
    } catch (error) {
      if (how.signal?.aborted || !isPassing(error)) throw error
      // As long as this one has not gone out, what is under way is another.
      if (!isUnderWay(error)) before ??= known
      if (before === null) throw error
      await patience.wait(HEARSAY)
      const found = arrivedMeanwhile(before, news.peek().performances ?? [], one)
      if (found) return found
      throw error
    }
  }
}

/** How long to wait for word of a recording before asking. */
const ASKS = 1500

/** The performance once it is ready or refused. */
async function settled(game: string, id: string): Promise<PerformanceSeen> {
  for (;;) {
    const seen = await persist(() => performances.ask(game, id), patience)
    if (seen.state === "ready" || seen.state === "refused") return seen
    await word()
  }
}

/** Waits until there is other word of my recordings than now; not for long. */
function word(): Promise<void> {
  return new Promise((resolve) => {
    const known = news.peek().performances
    const timer = setTimeout(done, ASKS)
    const end = news.subscribe(({ performances }) => {
      if (performances !== known) done()
    })
    function done() {
      clearTimeout(timer)
      end()
      resolve()
    }
  })
}
