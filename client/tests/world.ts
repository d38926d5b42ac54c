// A world whose time passes when the test says so, and whose sockets say what the test says.
import type { SocketLike, World } from "../live/world.ts"

export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((closed: { code: number; reason: string }) => void) | null = null
  readonly sent: string[] = []
  isClosed = false
  readonly address: string
  readonly protocols: string[]

  constructor(address: string, protocols: string[]) {
    this.address = address
    this.protocols = protocols
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.isClosed = true
  }

  opens(): void {
    this.onopen?.()
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason })
  }
}

export class FakeWorld implements World {
  #now = 1_000_000
  #timers = new Set<{ at: number; call: () => void }>()
  readonly sockets: FakeSocket[] = []

  now(): number {
    return this.#now
  }

  later(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  connect(address: string, protocols: string[]): FakeSocket {
    const socket = new FakeSocket(address, protocols)
    this.sockets.push(socket)
    return socket
  }

  chance(): number {
    return 1
  }

  get newest(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error("nobody has opened a socket")
    return socket
  }

  /** Lets time pass, and calls whatever is due, in its order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#timers.delete(due)
      this.#now = due.at
      due.call()
    }
    this.#now = end
  }
}
