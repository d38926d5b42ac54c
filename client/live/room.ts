// A stay in a room: one line to it, and what is known of it so far.
import { type ReadonlySignal, signal } from "@preact/signals-core"
import { Line, type LineState } from "./line.ts"
import type { Said } from "./messages.ts"
import { type Answer, hear, isBehind, NOTHING, type Table, take } from "./table.ts"
import type { World } from "./world.ts"

export interface Stay {
  readonly code: string
  readonly table: ReadonlySignal<Table>
  readonly line: ReadonlySignal<LineState>
  take(answer: Answer): void
  wake(): void
  end(): void
}

export interface Origin {
  /** Such as ws://127.0.0.1:8000 */
  readonly sockets: string
  readonly token: string
}

export function stayIn(world: World, origin: Origin, code: string): Stay {
  const table = signal(NOTHING)
  const state = signal<LineState>({ kind: "opening" })

  function listen(said: Said): void {
    const behind = said.type === "heartbeat" && isBehind(table.value, said)
    table.value = hear(table.value, said, world.now())
    if (behind) line.again()
  }

  const line = new Line(world, {
    place: () => ({
      address: `${origin.sockets}/ws/rooms/${code}${since(table.value)}`,
      protocols: ["dixit", `bearer.${origin.token}`],
    }),
    hear: listen,
    changed: (next) => {
      state.value = next
    },
  })

  return {
    code,
    table,
    line: state,
    take(answer) {
      table.value = take(table.value, answer, world.now())
    },
    wake: () => line.wake(),
    end: () => line.end(),
  }
}

function since({ game }: Table): string {
  return game === null ? "" : `?after=${game.version}&game=${game.id}`
}
