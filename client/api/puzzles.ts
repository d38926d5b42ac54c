// The puzzle of a day: one clue, six cards, and which of them was meant.
import { got, http, Refused, type Schemas } from "./http.ts"
import { newKey } from "./keys.ts"
import { patience } from "./patience.ts"
import { learnCards } from "./pictures.ts"
import { persist } from "./retry.ts"

export type Puzzle = Schemas["PuzzleSeen"]
export type Solution = Schemas["PuzzleSolution"]
export type PuzzleFigures = Schemas["PuzzleFigures"]

export const TODAY = "today"

const ofToday = async () => (await got(http.GET("/api/v1/puzzles/today"))).puzzle
const ofDay = (date: string) =>
  got(http.GET("/api/v1/puzzles/{date}", { params: { path: { date } } }))

export const puzzles = {
  /** The puzzle of a day, as 2026-11-19, or of today, when there may be none yet. */
  async of(date: string): Promise<Puzzle | null> {
    const puzzle = await (date === TODAY ? ofToday() : ofDay(date))
    if (puzzle) learnCards(puzzle.board)
    return puzzle
  },
  /** Answers it; whoever has answered already, in another tab, gets what they said there. */
  async answer({ id, date }: Puzzle, slot: number): Promise<Puzzle> {
    const params = { path: { date }, header: { "Idempotency-Key": newKey() } }
    const body = { puzzle: id, slot }
    const send = () => got(http.POST("/api/v1/puzzles/{date}/answer", { params, body }))
    try {
      return await persist(send, patience)
    } catch (error) {
      if (error instanceof Refused && error.code === "answered") return ofDay(date)
      throw error
    }
  },
  figures: (player_id: string) =>
    got(http.GET("/api/v1/players/{player_id}/puzzles", { params: { path: { player_id } } })),
}
