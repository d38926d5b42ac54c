// The pictures that have been chosen, as small cards; each can be looked at, told of, or put aside.
import { useEffect, useRef, useState } from "preact/hooks"
import type { Fault } from "../../api/decks.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { say } from "../../say.ts"
import type { Picture } from "./picture.ts"

interface HeapProps {
  pictures: readonly Picture[]
  faults: readonly Fault[]
  onChange: (pictures: readonly Picture[]) => void
}

const LONGEST = 300

export function Heap({ pictures, faults, onChange }: HeapProps) {
  const [open, setOpen] = useState<string | null>(null)
  const faulty = new Map(faults.map((fault) => [fault.file, fault]))
  const seen = pictures.find(({ name }) => name === open)
  return (
    <>
      <ul class="heap" aria-label={say("decks.pictures")}>
        {pictures.map((picture) => (
          <li key={picture.name} class={faulty.has(picture.name) ? "faulty" : ""}>
            <button
              type="button"
              class="heap-card"
              aria-label={picture.text || picture.name}
              onClick={() => setOpen(picture.name)}
            >
              <Small picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {seen && (
        <Dialog label={seen.name} kind="sheet" onClose={() => setOpen(null)}>
          <One
            picture={seen}
            fault={faulty.get(seen.name)}
            onText={(text) =>
              onChange(pictures.map((one) => (one === seen ? { ...seen, text } : one)))
            }
            onAside={() => {
              setOpen(null)
              onChange(pictures.filter((one) => one !== seen))
            }}
            onDone={() => setOpen(null)}
          />
        </Dialog>
      )}
    </>
  )
}

interface OneProps {
  picture: Picture
  fault: Fault | undefined
  onText: (text: string) => void
  onAside: () => void
  onDone: () => void
}

function One({ picture, fault, onText, onAside, onDone }: OneProps) {
  return (
    <>
      <div class="heap-large">
        <Small picture={picture} />
      </div>
      {fault && <p class="fault">{fault.detail}</p>}
      <label class="field">
        <span>{say("decks.whatIsSeen")}</span>
        <textarea
          class="lines"
          rows={2}
          maxLength={LONGEST}
          value={picture.text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <Button quiet onClick={onAside}>
          {say("decks.putAside")}
        </Button>
        <Button main onClick={onDone}>
          {say("lobby.done")}
        </Button>
      </div>
    </>
  )
}

/** Drawn by hand: a picture that hasn't been sent yet has no address. */
function Small({ picture: { small, name } }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (small) canvas.current?.getContext("2d")?.drawImage(small, 0, 0)
  }, [small])
  if (small === null) return <span class="unread">{name}</span>
  return <canvas ref={canvas} width={small.width} height={small.height} />
}
