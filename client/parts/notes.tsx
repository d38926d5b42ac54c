// Slips of paper that say something for a moment.
import { signal } from "@preact/signals"
import { Refused } from "../api/http.ts"
import { go } from "../router.ts"
import { say } from "../say.ts"

interface Note {
  readonly id: number
  readonly text: string
  /** Where a tap on it leads. */
  readonly address: string | null
  /** It says why something couldn't be done. */
  readonly isTrouble: boolean
}

const STAYS = 5000
const notes = signal<readonly Note[]>([])
let count = 0

export function note(text: string, address: string | null = null): void {
  add({ text, address, isTrouble: false })
}

function add({ text, address, isTrouble }: Omit<Note, "id">): void {
  const id = ++count
  const others = notes.value.filter((one) => one.text !== text)
  notes.value = [...others.slice(-1), { id, text, address, isTrouble }]
  setTimeout(() => takeAway(id), address === null ? STAYS : 2 * STAYS)
}

function takeAway(id: number): void {
  notes.value = notes.value.filter((one) => one.id !== id)
}

/** Says in a sentence why something was refused. */
export function noteTrouble(error: unknown): void {
  add({ text: wordsOf(error), address: null, isTrouble: true })
}

/** What couldn't be done before is done now. */
export function forgetTrouble(): void {
  notes.value = notes.value.filter((one) => !one.isTrouble)
}

/** For what is tried again soon: a refusal is not worth a word. */
export function passOver(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error
  return error.problem?.detail ?? say("trouble.noAnswer")
}

export function Notes() {
  return (
    <div class="notes" role="status" aria-live="polite">
      {notes.value.map(({ id, text, address }) =>
        address === null ? (
          <p class="note" key={id}>
            {text}
          </p>
        ) : (
          <button
            type="button"
            class="note"
            key={id}
            onClick={() => {
              takeAway(id)
              go(address)
            }}
          >
            {text}
          </button>
        ),
      )}
    </div>
  )
}
