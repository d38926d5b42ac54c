// A socket that is opened again whenever it is lost, and knows when that is no use.
import type { Said } from "./messages.ts"
import type { SocketLike, World } from "./world.ts"

export type LineState =
  | { readonly kind: "opening" }
  | { readonly kind: "open" }
  /** Lost since then, and being opened again. */
  | { readonly kind: "lost"; readonly since: number }
  /** Closed for good, as HTTP would answer with this status and code. */
  | { readonly kind: "refused"; readonly status: number; readonly code: string }
  | { readonly kind: "ended" }

export interface Place {
  readonly address: string
  readonly protocols: string[]
}

export interface LineOptions<Heard> {
  /** Where to open the next socket: it names what is known already. */
  place(): Place
  hear(said: Heard): void
  changed(state: LineState): void
}

/** The server says something every ten seconds or so. */
const SILENCE = 25_000
/** After waking up, an open socket has to show that it is one; not after so long a sleep. */
const PATIENCE = 2_500
const LONG_ASLEEP = 15_000
const OPENING = 8_000
const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
const REFUSED = 4000
/** The server at the other end is about to end, and another one answers at once. */
const DRAINING = { code: REFUSED + 503, reason: "draining" }

export class Line<Heard = Said> {
  #world: World
  #options: LineOptions<Heard>
  #socket: SocketLike | null = null
  #state: LineState = { kind: "opening" }
  #tries = 0
  #heardAt = 0
  /** Between a server that is about to end and the next one: nobody need notice. */
  #isMoving = false
  #callOff: () => void = () => {}

  constructor(world: World, options: LineOptions<Heard>) {
    this.#world = world
    this.#options = options
    this.#open()
  }

  get state(): LineState {
    return this.#state
  }

  /** The machine woke up, or a network came: find out whether the socket still is one. */
  wake(): void {
    if (this.#isOver()) return
    const isLong = this.#world.now() - this.#heardAt > LONG_ASLEEP
    if (this.#state.kind !== "open" || this.#isMoving || isLong) {
      this.#tries = 0
      this.#open()
      return
    }
    this.#socket?.send('{"type":"ping"}')
    this.#expect(PATIENCE)
  }

  /** Something was missed: a new socket tells it. */
  again(): void {
    if (!this.#isOver()) this.#open()
  }

  end(): void {
    this.#drop()
    this.#become({ kind: "ended" })
  }

  #isOver(): boolean {
    return this.#state.kind === "ended" || this.#state.kind === "refused"
  }

  #open(): void {
    this.#drop()
    const { address, protocols } = this.#options.place()
    const socket = this.#world.connect(address, protocols)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = ({ data }) => this.#heard(data)
    socket.onclose = ({ code, reason }) => this.#closed(code, reason)
    this.#expect(OPENING)
  }

  #opened(): void {
    this.#heardAt = this.#world.now()
    if (!this.#isMoving) this.#become({ kind: "open" })
    this.#expect(SILENCE)
  }

  #heard(data: string): void {
    this.#tries = 0
    this.#heardAt = this.#world.now()
    this.#expect(SILENCE)
    const said = JSON.parse(data) as Heard & { readonly type: string }
    if (said.type !== "problem") this.#isMoving = false
    this.#options.hear(said)
  }

  #closed(code: number, reason: string): void {
    this.#drop()
    const isDraining = code === DRAINING.code && reason === DRAINING.reason
    if (isDraining && this.#state.kind === "open" && !this.#isMoving) {
      this.#isMoving = true
      this.#open()
    } else if (code >= REFUSED && code !== REFUSED + 429 && code < REFUSED + 500) {
      this.#become({ kind: "refused", status: code - REFUSED, code: reason })
    } else {
      this.#lost()
    }
  }

  #lost(): void {
    this.#drop()
    this.#isMoving = false
    if (this.#state.kind !== "lost") this.#become({ kind: "lost", since: this.#world.now() })
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++)
    this.#callOff = this.#world.later(longest * (0.5 + this.#world.chance() / 2), () =>
      this.#open(),
    )
  }

  /** Take the socket for lost if nothing is heard in that time. */
  #expect(milliseconds: number): void {
    this.#callOff()
    this.#callOff = this.#world.later(milliseconds, () => this.#lost())
  }

  #drop(): void {
    this.#callOff()
    const socket = this.#socket
    if (socket === null) return
    this.#socket = null
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #become(state: LineState): void {
    this.#state = state
    this.#options.changed(state)
  }
}
