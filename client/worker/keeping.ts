// What the service worker keeps, and which requests it may answer.
import { routeAt } from "../patterns.ts"

/** A page of the client, one of its files, or the picture of a card. */
export type Kind = "page" | "file" | "picture"

const FILES = "/static/client/"
/** The pictures of decks that people brought, which may be for some eyes only. */
const BROUGHT = "/pictures/"
const PICTURES = ["/static/decks/", BROUGHT]

/** The cache of pictures. */
export const KEPT_PICTURES = "dixit.pictures"

interface Asked {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** What is asked for; null for all that the network alone may answer, such as the API. */
export function kindOf({ method, mode, destination, url }: Asked, origin: string): Kind | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== "GET" || asked !== origin) return null
  if (mode === "navigate") return routeAt(pathname) ? "page" : null
  if (pathname.startsWith(FILES)) return "file"
  const isPicture = PICTURES.some((folder) => pathname.startsWith(folder))
  return destination === "image" && isPicture ? "picture" : null
}

/** True for what the next person at this device has no right to see. */
export function isForSome(url: string): boolean {
  return new URL(url).pathname.startsWith(BROUGHT)
}

/** What is kept too long: the first ones, as caches tell them in the order in which they came. */
export function surplus<Kept>(kept: readonly Kept[], bound: number): readonly Kept[] {
  return kept.slice(0, Math.max(0, kept.length - bound))
}
