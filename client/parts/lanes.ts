// Where tokens stand on the track, so that each is seen however many came equally far.

export interface Stand {
  /** Along the track, in hundredths of its width. */
  readonly x: number
  /** On the path, or beside it to make room: -1 behind it, 1 before it. */
  readonly lane: -1 | 0 | 1
}

/** Where the path begins and how long it is, in hundredths of the track's width. */
const BEGINS = 6
const LONG = 87
/** The last place where a token is whole. */
const LAST = 96
/** How much of the width a token takes on the narrowest screens. */
const WIDE = 6.8

/** How far along the track a part of the path lies. */
export function alongPath(part: number): number {
  return BEGINS + part * LONG
}

/** The part of the path that lies there. */
export function partAt(x: number): number {
  return (x - BEGINS) / LONG
}

/** A place for each of those who came as far as such a part of the path; nobody overtakes anybody. */
export function standsOf(parts: readonly number[]): Stand[] {
  const order = parts.map((part, index) => ({ part, index }))
  order.sort((one, other) => one.part - other.part)
  const xs = apart(order.map(({ part }) => alongPath(part)))
  const lanes = lanesOf(xs)
  const stands: Stand[] = parts.map(() => ({ x: BEGINS, lane: 0 }))
  order.forEach(({ index }, place) => {
    stands[index] = { x: xs[place] ?? BEGINS, lane: lanes[place] ?? 0 }
  })
  return stands
}

/** Half a token from one to the next at least, and none beyond the end. */
function apart(wanted: readonly number[]): number[] {
  const xs = [...wanted]
  for (let place = 1; place < xs.length; place++) {
    xs[place] = Math.max(xs[place] ?? 0, (xs[place - 1] ?? 0) + WIDE / 2)
  }
  let limit = LAST
  for (let place = xs.length - 1; place >= 0; place--) {
    xs[place] = Math.min(xs[place] ?? 0, limit)
    limit = (xs[place] ?? 0) - WIDE / 2
  }
  return xs
}

/** Whoever has room stands on the path, and a crowd on both sides of it in turn. */
function lanesOf(xs: readonly number[]): Stand["lane"][] {
  const isNear = (place: number) => (xs[place] ?? 0) - (xs[place - 1] ?? 0) < WIDE
  let lane: Stand["lane"] = 0
  return xs.map((_, place) => {
    const follows = place > 0 && isNear(place)
    const leads = place + 1 < xs.length && isNear(place + 1)
    if (follows) lane = lane === -1 ? 1 : -1
    else lane = leads ? -1 : 0
    return lane
  })
}
