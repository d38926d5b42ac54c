// What this is, in three pictures, and the way in.
import { useEffect, useState } from "preact/hooks"
import { bots } from "../api/bots.ts"
import { Refused } from "../api/http.ts"
import { type CardSeen, cardsOfThePage, deckCards } from "../api/pictures.ts"
import { type NewRoom, rooms } from "../api/rooms.ts"
import { session } from "../api/session.ts"
import { Button } from "../parts/Button.tsx"
import { Card, CardBack } from "../parts/Card.tsx"
import { CodeForm } from "../parts/CodeForm.tsx"
import { Dialog } from "../parts/Dialog.tsx"
import { useDusk } from "../parts/dusk.ts"
import { Level, level } from "../parts/Level.tsx"
import { PreferencesButton } from "../parts/Preferences.tsx"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { SHOWN_DECK, SHOWN_WIDTH, STEPS } from "../shown.ts"
import { NameForm } from "./Name.tsx"

/** How long it waits before it looks again for a network. */
const LOOKS = 3000

type Sheet = "now" | "name" | "code"

export function Landing() {
  const [cards, isAway] = useShownCards()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const close = () => setSheet(null)
  useDusk(cards[2]?.card ?? null)
  return (
    <main class="screen landing">
      <header class="landing-head">
        <p class="wordmark">{say("common.name")}</p>
        <button type="button" class="words-button" onClick={() => go(addressOf("rules"))}>
          {say("rules.title")}
        </button>
        <PreferencesButton>
          <Button onClick={() => go(addressOf("account"))}>{say("landing.signIn")}</Button>
        </PreferencesButton>
      </header>
      <h1 class="hidden-text">{say("landing.title")}</h1>
      <ol class="steps">
        {STEPS.map(({ words }, index) => (
          <li key={words} class="step-picture">
            {cards[index] ? <Card card={cards[index].card} sizes={SHOWN_WIDTH} /> : <CardBack />}
            <p>{say(`landing.${words}`)}</p>
          </li>
        ))}
      </ol>
      <footer class="foot landing-foot">
        <p class="hint" role="status">
          {say(isAway ? "landing.noNetwork" : "landing.players")}
        </p>
        <WaysIn now={say("landing.playWithBots")} onWay={setSheet} />
      </footer>
      {sheet === "now" && (
        <Dialog label={say("landing.whatName")} kind="sheet" onClose={close}>
          <NameForm first={playAlone} words={say("lobby.start")}>
            <Level />
          </NameForm>
        </Dialog>
      )}
      {sheet === "name" && (
        <Dialog label={say("landing.whatName")} kind="sheet" onClose={close}>
          <NameForm onDone={openTable} />
        </Dialog>
      )}
      {sheet === "code" && (
        <Dialog label={say("landing.code")} kind="sheet" onClose={close}>
          <CodeForm />
        </Dialog>
      )}
    </main>
  )
}

/** A game at once, a table for friends, a seat at somebody else's. */
export function WaysIn({ now, onWay }: { now: string; onWay: (way: Sheet) => void }) {
  return (
    <div class="buttons wrap ways">
      <Button main onClick={() => onWay("now")}>
        {now}
      </Button>
      <Button quiet onClick={() => onWay("code")}>
        {say("landing.haveCode")}
      </Button>
      <Button quiet onClick={() => onWay("name")}>
        {say("landing.play")}
      </Button>
    </div>
  )
}

/** A game with bots, by that token or by one's own. */
export async function playAlone(token: string | null): Promise<void> {
  const { code } = await bots.playAlone(level.value, token)
  go(addressOf("room", { code }))
}

/** A table for friends, under the name of whoever opens it. */
async function openTable(): Promise<void> {
  const name = session.me.value?.name ?? ""
  const { code } = await rooms.open(newRoom(say("home.tableOf", { name }), false))
  go(addressOf("room", { code }))
}

export function newRoom(title: string, isPublic: boolean): NewRoom {
  return { title: title.slice(0, 60), is_public: isPublic, language: session.language.value }
}

/** The cards of the three pictures, once they come; true if no network is there to bring them. */
function useShownCards(): [cards: readonly CardSeen[], isAway: boolean] {
  const language = session.language.value
  const [cards, setCards] = useState(() => cardsOfThePage(language))
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const brought = cardsOfThePage(language)
    if (brought.length > 0) {
      setCards(brought)
      return undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () =>
      deckCards(SHOWN_DECK).then(
        (found) => {
          setCards(STEPS.flatMap(({ number }) => found[number - 1] ?? []))
          setAway(false)
        },
        (error) => {
          // Without pictures the words say it all the same.
          if (!(error instanceof Refused) || error.problem !== null) return
          setAway(true)
          timer = setTimeout(look, LOOKS)
        },
      )
    look()
    return () => clearTimeout(timer)
  }, [language])
  return [cards, isAway]
}
