import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { ScoredTurn } from "../live/messages.ts"
import { inOrder, storyOfCards, storyOfPuzzle, storyOfVotes } from "../live/uncovering.ts"

const NOTHING_MADE = { told: 0, found: 0, nobody_found: 0, decoys: 0 }

/** Ana tells; as many others as that, of whom the first one finds the card and all others don't. */
function aTurn(guessers: number, votesEach: number): ScoredTurn {
  const others = Array.from({ length: guessers }, (_, index) => `player ${index}`)
  const owners = ["ana", ...others]
  const votes = Object.fromEntries(
    others.map((player, index) => [player, Array(votesEach).fill(index === 0 ? 1 : 2)]),
  )
  const points = Object.fromEntries(owners.map((player) => [player, NOTHING_MADE]))
  return {
    turn: 1,
    storyteller: "ana",
    clue: "low tide",
    board: owners.map((_, index) => `first-light:${index + 1}`),
    owners,
    votes,
    outcome: "some",
    points: { ...points, ana: { ...NOTHING_MADE, told: 3 } },
    clue_hidden: false,
    performance: null,
  } as ScoredTurn
}

function whole(turn: ScoredTurn) {
  return inOrder([storyOfVotes(turn.votes), storyOfCards(turn)])
}

describe("the uncovering", () => {
  it("tells votes, the true card, the others from left to right, points and the walk", () => {
    const kinds = whole(aTurn(3, 1)).beats.map(({ beat }) => beat.kind)
    const expected = [
      "token",
      "token",
      "token",
      "truth",
      "owner",
      "owner",
      "owner",
      "points",
      "walk",
    ]
    assert.deepEqual(kinds, expected)
  })

  it("says nothing of points that nobody made", () => {
    const points = whole(aTurn(3, 1)).beats.filter(({ beat }) => beat.kind === "points")
    assert.deepEqual(
      points.map(({ beat }) => beat),
      [{ kind: "points", player: "ana", points: 3 }],
    )
  })

  it("turns the true card before it shows any other", () => {
    const beats = whole(aTurn(5, 1)).beats
    const truth = beats.findIndex(({ beat }) => beat.kind === "truth")
    const owner = beats.findIndex(({ beat }) => beat.kind === "owner")
    assert.ok(truth < owner)
    assert.ok((beats[owner]?.at ?? 0) - (beats[truth]?.at ?? 0) > 1500)
  })

  for (const [guessers, votesEach] of [
    [2, 1],
    [3, 2],
    [7, 1],
    [11, 2],
  ] as const) {
    it(`takes from seven to twelve seconds with ${guessers} guessers, ${votesEach} votes each`, () => {
      const { lasts, beats } = whole(aTurn(guessers, votesEach))
      assert.ok(lasts >= 7_000 && lasts <= 12_500, `${lasts}`)
      const times = beats.map(({ at }) => at)
      assert.deepEqual(
        times,
        [...times].sort((one, other) => one - other),
      )
    })
  }

  it("tells a turn without votes", () => {
    const turn = { ...aTurn(3, 1), votes: {}, points: {} }
    const kinds = whole(turn).beats.map(({ beat }) => beat.kind)
    assert.deepEqual(kinds, ["truth", "owner", "owner", "owner", "walk"])
  })

  it("grows at its end alone, when the cards become known after the votes", () => {
    const turn = aTurn(4, 1)
    const votes = storyOfVotes(turn.votes).beats
    assert.deepEqual(whole(turn).beats.slice(0, votes.length), votes)
  })
})

describe("the end of a puzzle", () => {
  it("tells one's own choice, those of the others, and then which card was meant", () => {
    const { beats, lasts } = storyOfPuzzle({ slot: 2, yours: 3, chosen_by: [1, 4, 1] })
    assert.deepEqual(
      beats.map(({ beat }) => beat),
      [
        { kind: "token", player: "", slot: 3 },
        { kind: "share", slot: 1 },
        { kind: "share", slot: 2 },
        { kind: "share", slot: 3 },
        { kind: "truth", slot: 2 },
      ],
    )
    assert.ok(beats.every(({ at }, nth) => nth === 0 || at > (beats[nth - 1]?.at ?? 0)))
    assert.ok(lasts > (beats.at(-1)?.at ?? 0))
  })
})
