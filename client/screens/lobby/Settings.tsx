// How it will be played, in plain words; the host may change it.
import { useEffect, useState } from "preact/hooks"
import { deckOnTable } from "../../api/pictures.ts"
import { type Deck, decks } from "../../api/rooms.ts"
import type { LobbyView, Room } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { Cover } from "../../parts/Cover.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { later } from "../../parts/later.tsx"
import { noteTrouble } from "../../parts/notes.tsx"
import { list, say } from "../../say.ts"
import { paceOf } from "./paces.ts"

const Change = later(() => import("./Change.tsx").then(({ Change }) => Change))

interface SettingsCardProps {
  room: Room
  view: LobbyView
  mayChange: boolean
  withBots: boolean
}

export function SettingsCard({ room, view, mayChange, withBots }: SettingsCardProps) {
  const [isOpen, setOpen] = useState(false)
  const all = useDecks()
  const { settings } = view
  const chosen = settings.decks.flatMap(
    (name) => deckOnTable(name) ?? all.find(({ slug }) => slug === name) ?? [],
  )
  const pace = paceOf(settings.limits)
  return (
    <section class="paper settings-card">
      <h2>{say("lobby.theGame")}</h2>
      <div class="covers">
        {chosen.map((deck) => (
          <Cover key={deck.slug} deck={deck} />
        ))}
      </div>
      <ul class="terms">
        <li>{list(chosen.map(({ title }) => title))}</li>
        <li>{say(`lobby.${settings.edition}`)}</li>
        <li>
          {say("lobby.target")} {say("common.points", { count: settings.target })}
        </li>
        {pace && <li>{say(`lobby.${pace}`)}</li>}
        {settings.clues === "performed" && <li>{say("lobby.performed")}</li>}
      </ul>
      {mayChange && <Button onClick={() => setOpen(true)}>{say("lobby.change")}</Button>}
      {isOpen && (
        <Dialog label={say("lobby.theGame")} kind="sheet" onClose={() => setOpen(false)}>
          <Change room={room} settings={settings} all={all} withBots={withBots} />
          <Button main onClick={() => setOpen(false)}>
            {say("lobby.done")}
          </Button>
        </Dialog>
      )}
    </section>
  )
}

function useDecks(): readonly Deck[] {
  const [all, setAll] = useState<readonly Deck[]>([])
  useEffect(() => {
    decks().then(setAll, noteTrouble)
  }, [])
  return all
}
