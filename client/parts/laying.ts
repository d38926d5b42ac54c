// How cards lie on a table: in which columns, how wide, and where one of them may grow.

export interface Grid {
  readonly columns: number
  readonly width: number
}

/** A place in pixels. */
export interface Place {
  readonly width: number
  readonly height: number
}

/** Between the cards of a row. */
export const GAP = 10
/** How much higher than wide a card is. */
const HEIGHT = 1.5
/** What stands on the rim of a card, a name or marks, stands out over it as far as this at most. */
const RIM = 14
/** On a smaller card it is this part of the width. */
const RIM_PART = 0.115
/** Between the names of one row and the marks of the next one. */
const CLEAR = 4
/** What stands above and below the board while it is uncovered, as far as screens allow for it. */
const HEAD_AND_FOOT = 350
const SMALLEST_PART = 0.4
const HIGHEST_LIFT = 1.2

/** How far names and marks stand out over cards of that width. */
export function rimOf(width: number): number {
  return Math.floor(Math.min(RIM, width * RIM_PART))
}

/** Between the rows of cards of that width. */
export function rowGapOf(width: number): number {
  return 2 * rimOf(width) + CLEAR
}

/** The columns on a screen, the same in all phases, so that cards keep their places. */
export function columnsOn(screen: Place, number: number): number {
  const height = Math.max(screen.height - HEAD_AND_FOOT, screen.height * SMALLEST_PART)
  return bestFor(number, { width: screen.width, height }, widthIn).columns
}

/** How wide so many cards are in those columns, with room for what stands on their rims. */
export function widthIn(columns: number, number: number, place: Place): number {
  const row = place.height / Math.ceil(number / columns)
  const along = Math.max((row - 2 * RIM - CLEAR) / HEIGHT, (row - CLEAR) / (HEIGHT + 2 * RIM_PART))
  return Math.min(across(columns, place), along)
}

/** The same where nothing is lost by names on the pictures, as on a television. */
export function bareWidthIn(columns: number, number: number, place: Place): number {
  return Math.min(
    across(columns, place),
    (place.height / Math.ceil(number / columns) - GAP) / HEIGHT,
  )
}

function across(columns: number, { width }: Place): number {
  return (width - GAP * (columns + 1)) / columns
}

/** The columns in which so many cards are widest, all of them in a place of that size. */
export function bestFor(number: number, place: Place, widthOf: typeof widthIn): Grid {
  let best: Grid = { columns: 1, width: 0 }
  for (let columns = 1; columns <= number; columns++) {
    const width = widthOf(columns, number, place)
    if (width > best.width) best = { columns, width }
  }
  return best
}

/** How large a card may become without leaving its place. */
export function liftIn({ width }: Grid, place: Place): number {
  const room = Math.min(place.height / (width * HEIGHT), place.width / width)
  return Math.max(1, Math.min(HIGHEST_LIFT, room))
}

/** Where a card lies among the others: from 0 at the left to 1, and from 0 at the top to 1. */
export function spotOf(index: number, number: number, columns: number): { x: number; y: number } {
  const row = Math.floor(index / columns)
  const rows = Math.ceil(number / columns)
  const isLast = row === rows - 1
  const inRow = isLast ? number - row * columns : columns
  const column = (index % columns) + (columns - inRow) / 2
  return {
    x: columns > 1 ? column / (columns - 1) : 0.5,
    y: rows > 1 ? row / (rows - 1) : 0.5,
  }
}
