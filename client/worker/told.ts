// What a push message says.
import { routeAt } from "../patterns.ts"

export interface Told {
  readonly title: string
  readonly body: string
  /** The screen to open. */
  readonly path: string
  /** Messages with the same tag take each other's place. */
  readonly tag: string
}

/** The message in a text; null if it is none of this server's. */
export function toldBy(text: string): Told | null {
  const { title, body, path, tag } = read(text)
  const isWhole = [title, body, path, tag].every((part) => typeof part === "string")
  if (!isWhole || routeAt(String(path)) === null) return null
  return { title, body, path, tag } as Told
}

function read(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** True if both paths lead to the same screen: a room's code may be written small. */
export function isSamePlace(one: string, other: string): boolean {
  const [here, there] = [one, other].map((path) => path.replace(/\/$/, "").toLowerCase())
  return here === there
}
