// The pictures of cards, with what is to be seen on them, by the names that views give them.
import { signal } from "@preact/signals"
import { got, http, type Schemas } from "./http.ts"
import { patience } from "./patience.ts"
import { persist } from "./retry.ts"
import { session } from "./session.ts"

export type CardSeen = Schemas["CardSeen"]

type Deck = Schemas["DeckSeen"]

const known = signal<ReadonlyMap<string, CardSeen>>(new Map())
const decksKnown = signal<ReadonlyMap<string, Deck>>(new Map())
/** What the page brought along of cards, and in which language. */
let brought: { language: string; cards: readonly CardSeen[] } = { language: "", cards: [] }
let asked = ""

export function pictureOf(card: string): CardSeen | undefined {
  return known.value.get(card)
}

/** A deck of the table that was looked at last, which may be one that is private to somebody. */
export function deckOnTable(slug: string): Deck | undefined {
  return decksKnown.value.get(slug)
}

/** Learns the pictures of all decks that a game is played with, unless they are known. */
export async function learnPictures(game: string, decks: readonly string[]): Promise<void> {
  const wanted = `${session.language.value} ${decks.join(" ")}`
  if (wanted === asked) return
  asked = wanted
  const params = { path: { game_id: game } }
  try {
    const ask = () => got(http.GET("/api/v1/games/{game_id}/decks", { params }))
    const table = await persist(ask, patience)
    if (asked !== wanted) return // another language by now, or other decks
    know(table.decks.flatMap((deck) => deck.cards))
    decksKnown.value = new Map(table.decks.map(({ deck }) => [deck.slug, deck] as const))
  } catch (error) {
    if (asked === wanted) asked = ""
    throw error
  }
}

/** Learns the cards of a puzzle; a table may have other pictures of them, and says so anew. */
export function learnCards(cards: readonly CardSeen[]): void {
  asked = ""
  know(cards)
}

/** The cards of a deck that is open to everybody. */
export async function deckCards(slug: string): Promise<readonly CardSeen[]> {
  const { cards } = await got(http.GET("/api/v1/decks/{slug}", { params: { path: { slug } } }))
  know(cards)
  return cards
}

/** Learns the cards whose pictures are in the page as it came. */
export function learnFromPage(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[data-seen]")
  const cards = Array.from(pictures, ({ dataset }) => JSON.parse(dataset["seen"] ?? "") as CardSeen)
  brought = { language: document.documentElement.lang, cards }
  know(cards)
}

/** The cards that the page brought along; none in a language that it was not in. */
export function cardsOfThePage(language: string): readonly CardSeen[] {
  return language === brought.language ? brought.cards : []
}

/** Has the browser load pictures before they are shown. */
export function preload(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address
}

function know(cards: readonly CardSeen[]): void {
  known.value = new Map([...known.value, ...cards.map((seen) => [seen.card, seen] as const)])
}
