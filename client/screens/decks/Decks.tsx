// Decks of my own: those I have brought along, and the way to bring another.
import { useState } from "preact/hooks"
import { account } from "../../api/account.ts"
import { type Deck, myDecks } from "../../api/decks.ts"
import { session } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { Cover } from "../../parts/Cover.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Field, Form } from "../../parts/Field.tsx"
import { note } from "../../parts/notes.tsx"
import { Page } from "../../parts/Page.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { Bring } from "./Bring.tsx"

export function DecksScreen() {
  const [me] = useLoaded(account.me, [session.token.value])
  return (
    <Page title={say("home.myPictures")}>
      {me.kind === "refused" && <p>{me.words}</p>}
      {me.kind === "here" && (me.value.kind === "guest" ? <ForGuests /> : <Mine />)}
    </Page>
  )
}

function ForGuests() {
  return (
    <section class="paper account-part">
      <p>{say("decks.notAsGuest")}</p>
      <Button main onClick={() => go(addressOf("account"))}>
        {say("account.keep")}
      </Button>
    </section>
  )
}

function Mine() {
  const [loaded, again] = useLoaded(myDecks.list, [])
  const [open, setOpen] = useState<string | null>(null)
  if (loaded.kind === "waiting") return null
  if (loaded.kind === "refused") return <p>{loaded.words}</p>
  const decks = loaded.value
  const seen = decks.find(({ slug }) => slug === open)
  const close = () => setOpen(null)
  return (
    <>
      {decks.length > 0 && (
        <section class="paper account-part">
          <ul class="covers">
            {decks.map((deck) => (
              <li key={deck.slug}>
                <button type="button" class="cover-button" onClick={() => setOpen(deck.slug)}>
                  <Cover deck={deck} />
                  <span class="cover-count">{say(`decks.${deck.state}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Bring
        onBrought={(deck) => {
          again()
          note(say("decks.brought", { title: deck.title }))
        }}
      />
      {seen && (
        <Dialog label={seen.title} kind="sheet" onClose={close}>
          <One
            key={seen.slug}
            deck={seen}
            onChanged={() => {
              close()
              again()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

/** What can be done with a deck; giving it up takes two taps. */
function One({ deck, onChanged }: { deck: Deck; onChanged: () => void }) {
  const [title, setTitle] = useState(deck.title)
  const [isAsked, setAsked] = useState(false)
  const [busy, act] = useAction()
  const change = (call: () => Promise<unknown>) =>
    act(async () => {
      await call()
      onChanged()
    })
  return (
    <>
      <p class="hint">
        {[deck.author, deck.licence, say("lobby.deckCards", { count: deck.cards })].join(" · ")}
      </p>
      <p>{say(`decks.${deck.state}Hint`)}</p>
      {deck.state === "private" && (
        <Form onSubmit={() => change(() => myDecks.retitle(deck.slug, title))}>
          <Field
            label={say("decks.name")}
            type="text"
            autocomplete="off"
            longest={60}
            value={title}
            onValue={setTitle}
          />
          {title.trim() !== deck.title && (
            <Button type="submit" disabled={busy || title.trim() === ""}>
              {say("decks.rename")}
            </Button>
          )}
        </Form>
      )}
      {isAsked ? (
        <div class="sure" role="alert">
          <p>{say("decks.reallyGiveUp")}</p>
          <Button disabled={busy} onClick={() => change(() => myDecks.giveUp(deck.slug))}>
            {say("decks.giveUp")}
          </Button>
        </div>
      ) : (
        <Button quiet onClick={() => setAsked(true)}>
          {say("decks.giveUp")}
        </Button>
      )}
    </>
  )
}
