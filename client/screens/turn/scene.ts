// What moves while a turn is uncovered: the tokens along the track, and points that fly to them.
import { useEffect, useRef } from "preact/hooks"
import type { ScoredTurn } from "../../live/messages.ts"
import { type Beat, sum } from "../../live/uncovering.ts"
import { flyPoints } from "../../parts/flight.ts"
import type { Walker } from "../../parts/Track.tsx"
import { sound } from "../../sound.ts"
import { type Company, tokenOf } from "../room/company.ts"

interface Scene {
  readonly scored: ScoredTurn | null
  readonly storyteller: string
}

/** Where everybody stands on the track: before the walk, or after it. */
export function walkersOf(company: Company, { scored }: Scene, beats: readonly Beat[]): Walker[] {
  const hasWalked = scored === null || beats.some((beat) => beat.kind === "walk")
  return company.players
    .filter((player) => !player.left)
    .map(({ player, points }) => ({
      player,
      ...tokenOf(company, player),
      points: hasWalked ? points : points - pointsOf(scored, player),
    }))
}

function pointsOf(scored: ScoredTurn | null, player: string): number {
  const made = scored?.points[player]
  return made ? sum(made) : 0
}

/** Points fly from the card that earned them to their player on the track. */
export function useFlights(beats: readonly Beat[], { scored, storyteller }: Scene): void {
  const flown = useRef(0)
  useEffect(() => {
    for (const beat of beats.slice(flown.current)) {
      if (beat.kind !== "points" || !scored) continue
      const made = scored.points[beat.player]
      const isFromOwn = made !== undefined && made.found === 0 && made.decoys > 0
      const owner = isFromOwn ? beat.player : storyteller
      flyPoints(scored.owners.indexOf(owner) + 1, beat.player, beat.points)
    }
    flown.current = beats.length
  }, [beats.length])
}

/** A token lands on wood, and cards are turned; what was passed over makes no noise. */
export function useSounds(beats: readonly Beat[]): void {
  const heard = useRef(0)
  useEffect(() => {
    const [beat, ...more] = beats.slice(heard.current)
    heard.current = beats.length
    if (!beat || more.length > 0) return
    if (beat.kind === "token") sound("tap")
    if (beat.kind === "truth" || beat.kind === "owner") sound("paper")
  }, [beats.length])
}
