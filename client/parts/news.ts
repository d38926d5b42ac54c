// The news of whoever sits at this device, and slips of paper that tell of them on any page.
import { signal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { rooms } from "../api/rooms.ts"
import { session } from "../api/session.ts"
import { onWaking, socketOrigin, world } from "../browser.ts"
import { type Fresh, follow, type News, NO_NEWS } from "../live/news.ts"
import { addressOf, type RouteName, route } from "../router.ts"
import { say } from "../say.ts"
import { note, passOver } from "./notes.tsx"

/** A place lasts a quarter of an hour. */
const KEEPS = 5 * 60 * 1000

export const news = signal<News>(NO_NEWS)

/** Follows the news for as long as somebody is signed in. */
export function PersonalNews(): null {
  const token = session.token.value
  useQueues()
  useEffect(() => {
    if (token === null) return undefined
    const post = follow(world, { sockets: socketOrigin, token }, tell)
    const awake = onWaking(() => post.wake())
    const heard = post.news.subscribe((next) => {
      news.value = next
    })
    const closed = post.line.subscribe((line) => {
      if (line.kind === "refused" && line.status === 401) signedOut(token)
    })
    return () => {
      closed()
      heard()
      awake()
      post.end()
      news.value = NO_NEWS
    }
  }, [token])
  return null
}

/** Says now and then that one still waits for a seat, wherever one waits. */
function useQueues(): void {
  const codes = news.value.queues?.map(({ code }) => code).join(" ") ?? ""
  useEffect(() => {
    if (codes === "") return undefined
    const keep = (code: string) => rooms.queueUp(code).catch(passOver)
    const timer = setInterval(() => codes.split(" ").forEach(keep), KEEPS)
    return () => clearInterval(timer)
  }, [codes])
}

/** Somebody has ended this session from another device. */
async function signedOut(token: string): Promise<void> {
  await session.renewed()
  if (session.token.value === token && session.lose(token)) note(say("trouble.signedOut"))
}

function tell(fresh: Fresh): void {
  if (isAt("television")) return // all the room looks there
  switch (fresh.kind) {
    case "turn": {
      const { code, title } = fresh.game.room
      if (!isAt("home") && !isAt("room", code)) {
        note(say("home.waitsForYou", { title }), addressOf("room", { code }))
      }
      return
    }
    case "invitation": {
      const { by, title } = fresh.invitation
      if (!isAt("home")) {
        note(say("home.invitesYou", { name: by.name, title }), addressOf("home"))
      }
      return
    }
    case "seat": {
      const { code, title } = fresh.place
      if (!isAt("room", code)) note(say("home.waitIsOver", { title }), addressOf("room", { code }))
      return
    }
    case "decision":
      note(say("home.decided"), addressOf("account"))
  }
}

function isAt(name: RouteName, code?: string): boolean {
  const { name: seen, parts } = route.value
  return seen === name && (code === undefined || parts["code"]?.toUpperCase() === code)
}
