// The browser as the world that live/ lives in.
import type { SocketLike, World } from "./live/world.ts"

export const world: World = {
  now: () => Date.now(),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  connect: (address, protocols) => new WebSocket(address, protocols) as SocketLike,
  chance: () => Math.random(),
}

export const socketOrigin = location.origin.replace(/^http/, "ws")

const TICK = 1000
const ASLEEP = 5000

/** Calls back whenever the page may have slept, or a network has come. Returns what ends it. */
export function onWaking(call: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const seen = () => document.visibilityState === "visible" && call()
  document.addEventListener("visibilitychange", seen, { signal })
  addEventListener("pageshow", call, { signal })
  addEventListener("online", call, { signal })
  // A machine that slept with the page in sight says so by its clock alone.
  let last = Date.now()
  const clock = setInterval(() => {
    const now = Date.now()
    if (now - last > ASLEEP) seen()
    last = now
  }, TICK)
  signal.addEventListener("abort", () => clearInterval(clock))
  return () => ended.abort()
}

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** How long the page keeps a slow network to itself. */
const FIRST = 1500

/** Calls back once the page is loaded, has had its first pictures, and has nothing else to do. */
export function whenIdle(call: () => void): void {
  // Safari knows no idleness.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(call) : call())
  const wait = () => setTimeout(idle, FIRST)
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true })
}
