// The tables that are open to everybody, as many of them as somebody cares to see.
import { useState } from "preact/hooks"
import { type RoomListed, rooms } from "../../api/rooms.ts"
import { LANGUAGES, type Language } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { Choice } from "../../parts/Choice.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Empty } from "../../parts/Empty.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { Slip } from "./Slip.tsx"
import { useLook } from "./useLook.ts"

interface Wish {
  readonly language: Language | null
  /** So many people look for a seat together. */
  readonly seats: number
}

interface Found {
  readonly rooms: readonly RoomListed[]
  readonly next: string | null
}

const KEPT = "dixit.wish"
const ANY: Wish = { language: null, seats: 1 }
const COMPANIES = [1, 2, 3, 4] as const

export function OpenTables() {
  const [wish, setWish] = useState<Wish>(keptWish)
  const [isAsked, setAsked] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [busy, act] = useAction()
  const { language, seats } = wish

  useLook(async () => {
    const page = await rooms.listOpen(language, null)
    setFound((before) => withNewest(page, before?.rooms ?? [], before?.next ?? null))
  }, [language])

  async function more({ rooms: before, next }: Found) {
    const page = await rooms.listOpen(language, next)
    setFound({ rooms: [...before, ...page.rooms], next: page.next })
  }

  function choose(next: Wish) {
    localStorage.setItem(KEPT, JSON.stringify(next))
    if (next.language !== language) setFound(null)
    setWish(next)
  }

  const fitting = found?.rooms.filter(({ open_seats }) => open_seats >= seats)
  return (
    <section>
      <div class="section-head">
        <h2>{say("home.openTables")}</h2>
        <button type="button" class="words-button" onClick={() => setAsked(true)}>
          {wishWords(wish)}
        </button>
      </div>
      {fitting?.length === 0 && (
        <Empty words={say(isAny(wish) ? "home.nobody" : "home.noneFits")} />
      )}
      <ul class="tables">
        {fitting?.map((room) => (
          <Slip key={room.code} room={room} words={termsOf(room)} />
        ))}
      </ul>
      {found !== null && found.next !== null && (
        <Button quiet disabled={busy} onClick={() => act(() => more(found))}>
          {say("home.moreTables")}
        </Button>
      )}
      {isAsked && (
        <Dialog label={say("home.whichTables")} kind="sheet" onClose={() => setAsked(false)}>
          <Wishes wish={wish} onWish={choose} />
          <Button main onClick={() => setAsked(false)}>
            {say("lobby.done")}
          </Button>
        </Dialog>
      )}
    </section>
  )
}

function Wishes({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) {
  const languages = Object.entries(LANGUAGES) as [Language, string][]
  return (
    <>
      <Choice
        label={say("common.language")}
        name="table-language"
        value={wish.language ?? "any"}
        onChoose={(chosen) => onWish({ ...wish, language: chosen === "any" ? null : chosen })}
        options={[
          { value: "any" as const, label: say("home.anyLanguage") },
          ...languages.map(([value, label]) => ({ value, label })),
        ]}
      />
      <Choice
        label={say("home.howMany")}
        name="seats"
        value={String(wish.seats)}
        onChoose={(seats) => onWish({ ...wish, seats: Number(seats) })}
        options={COMPANIES.map((seats) => ({
          value: String(seats),
          label: say("home.company", { count: seats }),
        }))}
      />
    </>
  )
}

/** The newest page, and below it what was looked up before. */
function withNewest(page: Found, before: readonly RoomListed[], next: string | null): Found {
  if (before.length <= page.rooms.length) return page
  const seen = new Set(page.rooms.map(({ code }) => code))
  const last = before.findIndex(({ code }) => code === page.rooms.at(-1)?.code)
  const older = before.slice(last + 1).filter(({ code }) => !seen.has(code))
  return { rooms: [...page.rooms, ...older], next }
}

function isAny({ language, seats }: Wish): boolean {
  return language === null && seats === 1
}

function wishWords(wish: Wish): string {
  const said: string[] = []
  if (wish.language !== null) said.push(LANGUAGES[wish.language])
  if (wish.seats > 1) said.push(say("home.company", { count: wish.seats }))
  return said.length === 0 ? say("home.choose") : said.join(" · ")
}

function keptWish(): Wish {
  const kept = localStorage.getItem(KEPT)
  return kept === null ? ANY : (JSON.parse(kept) as Wish)
}

function termsOf(room: RoomListed): string {
  const terms = [
    LANGUAGES[room.language],
    say("home.playing", { count: room.seats.length }),
    say("home.seats", { count: room.open_seats }),
    say(room.phase === "lobby" ? "home.inLobby" : "home.isOn"),
  ]
  if (room.with_bots) terms.push(say("bots.withBots"))
  if (room.has_password) terms.push(say("home.locked"))
  return terms.join(" · ")
}
