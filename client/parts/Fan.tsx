// A hand of cards, held as a fan that a thumb leafs through.
import type { CSSProperties, TargetedPointerEvent } from "preact"
import { useRef, useState } from "preact/hooks"
import { Card } from "./Card.tsx"

interface FanProps {
  label: string
  cards: readonly string[]
  /** The card in front. */
  at: number
  onAt: (index: number) => void
  onOpen: (index: number) => void
  /** Cards that are taken out already, and the word on them. */
  marks: Readonly<Record<string, string>>
}

const LONG_PRESS = 420
const STILL = 8
/** The part of the fan's width that the thumb travels for one card. */
const STEP = 0.45
/** The most that a flick adds, in cards: however fast the thumb is, one card goes by and not three. */
const FLICK = 0.5

interface Drag {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly time: number
  moved: boolean
  press: ReturnType<typeof setTimeout>
}

export function Fan({ label, cards, at, onAt, onOpen, marks }: FanProps) {
  const fan = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const [pulled, setPulled] = useState<number | null>(null)
  const front = pulled ?? at
  const last = cards.length - 1

  function down(event: TargetedPointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const { clientX: x, clientY: y, timeStamp: time } = event
    const index = indexAt(event)
    const press = setTimeout(() => {
      drag.current = null
      if (index !== null) open(index)
    }, LONG_PRESS)
    drag.current = { x, y, from: at, time, moved: false, press }
  }

  function move(event: TargetedPointerEvent<HTMLElement>) {
    const held = drag.current
    if (!held) return
    const far = event.clientX - held.x
    if (!held.moved && Math.abs(far) < STILL) return
    if (!held.moved) {
      held.moved = true
      clearTimeout(held.press)
      fan.current?.setPointerCapture(event.pointerId)
    }
    setPulled(within(held.from - far / (widthOf(fan.current) * STEP), -0.4, last + 0.4))
  }

  function up(event: TargetedPointerEvent<HTMLElement>) {
    const held = drag.current
    drag.current = null
    setPulled(null)
    if (!held) return
    clearTimeout(held.press)
    if (held.moved) {
      const far = event.clientX - held.x
      const speed = far / Math.max(1, event.timeStamp - held.time)
      const target = held.from - far / (widthOf(fan.current) * STEP) - within(speed, -FLICK, FLICK)
      onAt(within(Math.round(target), 0, last))
    } else {
      const index = indexAt(event)
      if (index === at) open(index)
      else if (index !== null) onAt(index)
    }
  }

  function open(index: number) {
    onAt(index)
    onOpen(index)
  }

  return (
    <div
      ref={fan}
      class={pulled === null ? "fan" : "fan pulled"}
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      aria-activedescendant={`fan-${at}`}
      tabIndex={0}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        if (drag.current) clearTimeout(drag.current.press)
        drag.current = null
        setPulled(null)
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        onAt(within(at + step, 0, last))
      }}
    >
      {cards.map((card, index) => (
        <div
          key={card}
          id={`fan-${index}`}
          class={`fan-card${index === at ? " front" : ""}${marks[card] ? " marked" : ""}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          data-index={index}
          style={placeOf(index - front)}
        >
          <Card card={card} large />
          {marks[card] && <span class="ribbon">{marks[card]}</span>}
        </div>
      ))}
    </div>
  )
}

/** The place of a card that is so many cards away from the front; further ones lie closer. */
function placeOf(offset: number): CSSProperties {
  const far = Math.abs(offset)
  const aside = (Math.sign(offset) * (1 - 0.62 ** far)) / (1 - 0.62)
  return {
    transform:
      `translate(-50%, -50%) translate(calc(${aside.toFixed(3)} * var(--fan-step)), ` +
      `calc(${(far ** 1.5).toFixed(3)} * 1.6%)) rotate(${(aside * 5).toFixed(2)}deg) ` +
      `scale(${(1 - Math.min(far, 3) * 0.07).toFixed(3)})`,
    zIndex: String(100 - Math.round(far * 10)),
  }
}

function indexAt(event: Event): number | null {
  const option = (event.target as Element).closest<HTMLElement>("[data-index]")
  return option ? Number(option.dataset["index"]) : null
}

function widthOf(element: HTMLElement | null): number {
  return element?.clientWidth || 1
}

function within(number: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, number))
}
