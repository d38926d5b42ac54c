// The cards on the table, as large as the place between head and foot lets them be.
import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { Card } from "./Card.tsx"
import { useLongPress } from "./useLongPress.ts"

export interface Laid {
  readonly card: string
  readonly classes?: string
  readonly label: string
  readonly selected?: boolean
  readonly disabled?: boolean
  readonly on?: ComponentChildren
}

interface BoardProps {
  label: string
  cards: readonly Laid[]
  /** What a tap on a card does, and a long press; without them the cards just lie there. */
  onTap?: (index: number) => void
  onOpen?: (index: number) => void
  /** All of it is seen at once, however small the cards become. */
  isWhole?: boolean
  /** Shown so large that small pictures won't do. */
  isLarge?: boolean
}

interface Grid {
  readonly columns: number
  readonly width: number
}

const GAP = 10
/** A card that is lifted needs some place beyond its own. */
const LIFT = 12
const NARROWEST = 72
/** Cards on which a name is hard to read. */
const NARROW = 68

export function Board({ label, cards, onTap, onOpen, isWhole, isLarge }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const [grid, setGrid] = useState<Grid>({ columns: 1, width: 0 })
  const number = cards.length

  useLayoutEffect(() => {
    const element = board.current
    if (!element) return undefined
    const measure = () => {
      const best = bestFor(number, element.clientWidth, element.clientHeight - 2 * LIFT)
      const isTooNarrow = !isWhole && best.width < NARROWEST
      setGrid(isTooNarrow ? { columns: 3, width: element.clientWidth / 3 - GAP * 2 } : best)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [number, isWhole])

  return (
    <div
      class={`board${isWhole ? " whole" : ""}${grid.width < NARROW ? " narrow" : ""}`}
      ref={board}
      style={{ "--card-width": `${Math.floor(grid.width)}px`, "--columns": grid.columns }}
    >
      <ul class="board-cards" aria-label={label}>
        {cards.map((laid, index) => (
          <li
            key={laid.card}
            class={`laid ${laid.classes ?? ""}${laid.selected ? " selected" : ""}`}
            data-slot={index + 1}
            style={{ "--nth": index }}
          >
            {onTap && onOpen ? (
              <Pressable laid={laid} onTap={() => onTap(index)} onOpen={() => onOpen(index)} />
            ) : (
              <span class="face">
                <Card card={laid.card} large={isLarge ?? false} />
              </span>
            )}
            {laid.on}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PressableProps {
  laid: Laid
  onTap: () => void
  onOpen: () => void
}

function Pressable({ laid, onTap, onOpen }: PressableProps) {
  const press = useLongPress(onTap, onOpen)
  return (
    <button
      class="face"
      type="button"
      aria-label={laid.label}
      aria-pressed={laid.selected ?? false}
      aria-disabled={laid.disabled ?? false}
      {...press}
    >
      <Card card={laid.card} />
    </button>
  )
}

/** The columns in which so many cards are widest, all of them in a place of that size. */
export function bestFor(number: number, width: number, height: number): Grid {
  let best: Grid = { columns: 1, width: 0 }
  for (let columns = 1; columns <= number; columns++) {
    const rows = Math.ceil(number / columns)
    const across = (width - GAP * (columns + 1)) / columns
    const along = ((height - GAP * (rows + 1)) / rows) * (2 / 3)
    const widest = Math.min(across, along)
    if (widest > best.width) best = { columns, width: widest }
  }
  return best
}
