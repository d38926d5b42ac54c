// Slips of paper that say something for a moment.
import { signal } from "@preact/signals"
import { useLayoutEffect, useRef } from "preact/hooks"
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

/** They lie over everything, dialogs too, and under the head of a turn, so that they cover no clue. */
export function Notes() {
  const slips = useRef<HTMLDivElement>(null)
  const shown = notes.value
  useLayoutEffect(() => {
    if (slips.current) layOnTop(slips.current, shown.length > 0)
  }, [shown])
  return (
    <div role="status" aria-live="polite">
      <div class="notes" popover="manual" ref={slips}>
        {shown.map(({ id, text, address }) =>
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
    </div>
  )
}

/** What is shown last lies on top; older browsers leave it where it is. */
function layOnTop(slips: HTMLElement, areAny: boolean): void {
  if (!("showPopover" in slips)) return
  const isOpen = slips.matches(":popover-open")
  const dialog = document.querySelector("dialog[open]")
  if (isOpen && (dialog || !areAny)) slips.hidePopover()
  if (!areAny) return
  const head = dialog ? null : document.querySelector(".turn > .head")
  slips.style.setProperty("--below", `${head?.getBoundingClientRect().bottom ?? 0}px`)
  if (!isOpen || dialog) slips.showPopover()
}
