// The cards on the table, as large as the place between head and foot lets them be.
import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { Card } from "./Card.tsx"
import { glide } from "./glide.ts"
import {
  bareWidthIn,
  bestFor,
  columnsOn,
  GAP,
  type Grid,
  liftIn,
  type Place,
  rimOf,
  rowGapOf,
  spotOf,
  widthIn,
} from "./laying.ts"
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

interface Laying extends Grid {
  /** How large a card may become that is lifted. */
  readonly lift: number
}

/** Around cards that are seen from afar. */
const AROUND = 34
const RIM_FROM_AFAR = 5
const NARROWEST = 60
/** Cards on which a name is hard to read. */
const NARROW = 68

export function Board({ label, cards, onTap, onOpen, isWhole, isLarge }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const [grid, setGrid] = useState<Laying>({ columns: 1, width: 0, lift: 1 })
  const list = useRef<HTMLUListElement>(null)
  const number = cards.length

  useLayoutEffect(() => {
    const element = board.current
    if (!element) return undefined
    const measure = () => {
      const place = { width: element.clientWidth, height: element.clientHeight }
      const best = isLarge ? fromAfar(number, place) : nearBy(number, place)
      const isTooNarrow = !isWhole && best.width < NARROWEST
      const shown = isTooNarrow ? { columns: 3, width: place.width / 3 - GAP * 2 } : best
      setGrid({ ...shown, lift: liftIn(shown, place) })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [number, isWhole, isLarge])

  const width = Math.floor(grid.width)
  const seen = useRef<DOMRect | null>(null)
  useLayoutEffect(() => {
    const [was, now] = [seen.current, list.current?.getBoundingClientRect()]
    seen.current = now ?? null
    if (isWhole && was && now && list.current) glide(list.current, was, now)
  }, [width, grid.columns])

  return (
    <div
      class={`board${isWhole ? " whole" : ""}${grid.width < NARROW ? " narrow" : ""}`}
      ref={board}
      style={{
        "--card-width": `${width}px`,
        "--columns": grid.columns,
        "--rim": `${isLarge ? RIM_FROM_AFAR : rimOf(width)}px`,
        "--row-gap": `${isLarge ? GAP : rowGapOf(width)}px`,
        "--lift": grid.lift,
      }}
    >
      <ul ref={list} class="board-cards" aria-label={label}>
        {cards.map((laid, index) => (
          <li
            key={laid.card}
            class={`laid ${laid.classes ?? ""}${laid.selected ? " selected" : ""}`}
            data-slot={index + 1}
            style={{ "--nth": index, ...inwards(index, number, grid.columns) }}
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

/** In the columns of this screen, whatever is above and below the board just now. */
function nearBy(number: number, place: Place): Grid {
  const columns = columnsOn({ width: innerWidth, height: innerHeight }, number)
  return { columns, width: widthIn(columns, number, place) }
}

function fromAfar(number: number, { width, height }: Place): Grid {
  return bestFor(number, { width, height: height - AROUND }, bareWidthIn)
}

/** Which way a card grows so that it stays on the board, as parts of its own size. */
function inwards(index: number, number: number, columns: number) {
  const { x, y } = spotOf(index, number, columns)
  return { "--inwards-x": 0.5 - x, "--inwards-y": 0.5 - y }
}
