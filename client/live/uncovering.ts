// The uncovering as a story: the server says all of it at once, and this tells it bit by bit.
import type { ScoredTurn, TurnPoints } from "./messages.ts"

export type Beat =
  /** A token lands on the card that its player voted for. */
  | { readonly kind: "token"; readonly player: string; readonly slot: number }
  /** The true card lifts and turns to its teller's colour. */
  | { readonly kind: "truth"; readonly slot: number }
  /** Another card shows whose it was. */
  | { readonly kind: "owner"; readonly slot: number; readonly player: string }
  /** Points fly from the table to the track. */
  | { readonly kind: "points"; readonly player: string; readonly points: number }
  /** The tokens walk along the track. */
  | { readonly kind: "walk" }
  /** A card of a puzzle shows how many chose it. */
  | { readonly kind: "share"; readonly slot: number }

export interface TimedBeat {
  readonly beat: Beat
  /** Milliseconds from the beginning. */
  readonly at: number
}

export interface Story {
  readonly beats: readonly TimedBeat[]
  readonly lasts: number
}

interface Solution {
  /** The slot of the card that was meant. */
  readonly slot: number
  readonly yours: number
  readonly chosen_by: readonly number[]
}

type Votes = Readonly<Record<string, readonly number[]>>

const BEFORE = 500
const TRUTH = 1700
const WALK = 2200

/** The votes land one after the other, however many there are. */
export function storyOfVotes(votes: Votes): Story {
  const tokens = Object.entries(votes).flatMap(([player, slots]) =>
    slots.map((slot): Beat => ({ kind: "token", player, slot })),
  )
  return told(tokens, between(3000 / tokens.length, 140, 550))
}

/** The true card, then the others from left to right, then what everybody makes of it. */
export function storyOfCards(turn: ScoredTurn): Story {
  const slots = turn.owners.map((player, index) => ({ player, slot: index + 1 }))
  const truth = slots
    .filter(({ player }) => player === turn.storyteller)
    .map(({ slot }): Beat => ({ kind: "truth", slot }))
  const others = slots
    .filter(({ player }) => player !== turn.storyteller)
    .map(({ slot, player }): Beat => ({ kind: "owner", slot, player }))
  const points = Object.entries(turn.points)
    .map(([player, made]): Beat => ({ kind: "points", player, points: sum(made) }))
    .filter((beat) => beat.kind === "points" && beat.points > 0)
  return inOrder([
    told(truth, TRUTH),
    told(others, between(1600 / others.length, 140, 400)),
    told(points, between(1600 / points.length, 140, 400)),
    told([{ kind: "walk" }], WALK),
  ])
}

/** One's own choice in a puzzle, how the others chose, and which card was meant. */
export function storyOfPuzzle(solution: Solution): Story {
  const { yours, slot, chosen_by } = solution
  const shares = chosen_by.map((_, index): Beat => ({ kind: "share", slot: index + 1 }))
  return inOrder([
    told([{ kind: "token", player: "", slot: yours }], 550),
    told(shares, 400),
    told([{ kind: "truth", slot }], TRUTH),
  ])
}

/** One story after the other. */
export function inOrder(stories: readonly Story[]): Story {
  let begun = 0
  const beats: TimedBeat[] = []
  for (const story of stories) {
    for (const { beat, at } of story.beats) beats.push({ beat, at: begun + at })
    begun += story.lasts
  }
  return { beats, lasts: begun }
}

export function sum({ told, found, nobody_found, decoys }: TurnPoints): number {
  return told + found + nobody_found + decoys
}

function told(beats: readonly Beat[], apart: number): Story {
  if (beats.length === 0) return { beats: [], lasts: 0 }
  const timed = beats.map((beat, index) => ({ beat, at: BEFORE + index * apart }))
  return { beats: timed, lasts: BEFORE + beats.length * apart }
}

function between(number: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, number))
}
