// Who can be told that it is their turn, where, and when they want to sleep.

interface Allowed {
  /** The browser has all that push messages need. */
  readonly canPush: boolean
  readonly permission: "granted" | "denied" | "default" | "prompt"
  /** The server sends to this device. */
  readonly isKnown: boolean
}

/** How it stands with push messages on this device. */
export type Standing = "cannot" | "refused" | "off" | "on"

export function standing({ canPush, permission, isKnown }: Allowed): Standing {
  if (!canPush) return "cannot"
  if (permission === "denied") return "refused"
  return isKnown && permission === "granted" ? "on" : "off"
}

/** A subscription by its address, and the key of the server that may send to it. */
export interface Subscribed {
  readonly endpoint: string
  readonly key: string
}

/** What is to be done about a subscription that the server was told of earlier. */
export function mending(
  found: Subscribed | null,
  told: string,
  { public_key, this_device }: { public_key: string; this_device: boolean },
): "nothing" | "tell" | "subscribe" {
  if (found === null || found.key !== public_key) return "subscribe"
  if (found.endpoint !== told) return "tell"
  return this_device ? "nothing" : "subscribe"
}

const HOUR = 60 * 60

/** True if people may close the page while the game waits for them. */
export function isSlow(limits: Readonly<Record<string, number | null>>): boolean {
  return Object.values(limits).some((seconds) => seconds === null || seconds >= HOUR)
}

/** True in the one room where it was offered first, until somebody has answered. */
export function isOffered(kept: string | null, code: string): boolean {
  return kept === null || kept === code
}

/** A part of the day, in hundredths of the time from noon to noon. */
export interface Band {
  readonly begin: number
  readonly end: number
}

/** Quiet hours as parts of a day that goes from noon to noon, so that a night is in one piece. */
export function bandsOf(from: string, until: string): readonly Band[] {
  const [begin, end] = [sinceNoon(from), sinceNoon(until)]
  if (begin === end) return []
  if (begin < end) return [{ begin, end }]
  return [
    { begin: 0, end },
    { begin, end: 100 },
  ].filter((band) => band.begin < band.end)
}

const DAY_IN_MINUTES = 24 * 60

function sinceNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return (((hours * 60 + minutes + DAY_IN_MINUTES / 2) % DAY_IN_MINUTES) / DAY_IN_MINUTES) * 100
}
