// All that live/ needs of the world around it, so that tests can have a world of their own.

export interface SocketLike {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: ((closed: { code: number; reason: string }) => void) | null
}

export interface World {
  /** Milliseconds, from any beginning; they go on while the machine sleeps. */
  now(): number
  /** Calls back once, and returns what calls it off. */
  later(milliseconds: number, call: () => void): () => void
  connect(address: string, protocols: string[]): SocketLike
  /** A number from 0 to 1, so that not all clients come back in the same instant. */
  chance(): number
}
