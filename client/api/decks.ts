// Decks of my own: bringing pictures along, and giving a deck up again.
import { answered, got, http, Refused, type Schemas } from "./http.ts"
import { upload } from "./upload.ts"

export type Deck = Schemas["DeckSeen"]
export type Fault = Schemas["DeckFault"]

export interface About {
  readonly title: string
  readonly author: string
  readonly licence: string
}

const of = (slug: string) => ({ params: { path: { slug } } })

export const myDecks = {
  list: async () => (await got(http.GET("/api/v1/decks", {}))).decks.filter(({ yours }) => yours),
  retitle: (slug: string, title: string) =>
    got(http.PATCH("/api/v1/decks/{slug}", { ...of(slug), body: { title } })),
  giveUp: (slug: string) => answered(http.DELETE("/api/v1/decks/{slug}", of(slug))),
}

/** Sends an archive, and says again and again how much of it has gone out, from 0 to 1. */
export async function bringDeck(
  archive: Blob,
  about: About,
  { key, onSent }: { key: string; onSent: (part: number) => void },
): Promise<Deck> {
  const named = Object.entries(about).filter(([, words]) => words.trim() !== "")
  const headers = { "Content-Type": "application/zip", "Idempotency-Key": key }
  const address = `/api/v1/decks?${new URLSearchParams(named)}`
  const { deck } = await upload<{ deck: Deck }>(address, archive, { headers, onSent })
  return deck
}

/** The faults of a deck, card by card; none if it was refused for something else. */
export function faultsIn(error: unknown): readonly Fault[] {
  if (!(error instanceof Refused) || error.problem?.code !== "bad_deck") return []
  return (error.problem.facts as { faults?: readonly Fault[] }).faults ?? []
}
