// Decks of my own: bringing pictures along, and giving a deck up again.
import { answered, got, http, type Problem, Refused, type Schemas } from "./http.ts"
import { session } from "./session.ts"

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
export function bringDeck(
  archive: Blob,
  about: About,
  { key, onSent }: { key: string; onSent: (part: number) => void },
): Promise<Deck> {
  const named = Object.entries(about).filter(([, words]) => words.trim() !== "")
  const request = new XMLHttpRequest()
  request.open("POST", `/api/v1/decks?${new URLSearchParams(named)}`)
  request.setRequestHeader("Authorization", `Bearer ${session.token.value}`)
  request.setRequestHeader("Accept-Language", session.language.value)
  request.setRequestHeader("Content-Type", "application/zip")
  request.setRequestHeader("Idempotency-Key", key)
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / (total || 1))
    request.onerror = () => reject(new Refused(null))
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText).deck as Deck)
      else reject(new Refused(problemIn(request.responseText)))
    }
    request.send(archive)
  })
}

/** The faults of a deck, card by card; none if it was refused for something else. */
export function faultsIn(error: unknown): readonly Fault[] {
  if (!(error instanceof Refused) || error.problem?.code !== "bad_deck") return []
  return (error.problem.facts as { faults?: readonly Fault[] }).faults ?? []
}

/** What stands before the server may refuse in words of its own. */
function problemIn(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem
  } catch {
    return null
  }
}
