// One's own account: who one is, ways back to it, who may see what, and the way out.
import { useState } from "preact/hooks"
import { account, type Me, type Shown } from "../../api/account.ts"
import { session } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { Choice } from "../../parts/Choice.tsx"
import { note, noteTrouble } from "../../parts/notes.tsx"
import { Page } from "../../parts/Page.tsx"
import { Preferences } from "../../parts/Preferences.tsx"
import { useLoaded } from "../../parts/useLoaded.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { Decisions } from "./Decisions.tsx"
import { Devices } from "./Devices.tsx"
import { Face } from "./Face.tsx"
import { Leaving } from "./Leaving.tsx"
import { MyReports } from "./MyReports.tsx"
import { Reminders } from "./Reminders.tsx"
import { Security } from "./Security.tsx"
import { Code, Credentials, SignIn } from "./SignIn.tsx"

const TITLES = {
  account: "landing.signIn",
  reset: "account.forgotten",
  signup: "account.signUp",
} as const

export function AccountScreen({ way }: { way: keyof typeof TITLES }) {
  const isIn = session.token.value !== null
  return (
    <Page title={say(isIn ? "home.myAccount" : TITLES[way])}>
      {isIn ? <Mine key={session.me.value?.id} /> : <SignIn key={way} way={way} />}
    </Page>
  )
}

function Mine() {
  const [loaded, again] = useLoaded(account.me, [session.token.value])
  if (loaded.kind === "waiting") return null
  if (loaded.kind === "refused") return <p>{loaded.words}</p>
  const me = loaded.value
  return (
    <>
      <Decisions />
      <Face me={me} onChanged={again} />
      {me.kind === "guest" ? <Claim onClaimed={again} /> : <Security onChanged={again} />}
      <Reminders me={me} />
      <section class="paper account-part">
        <Preferences
          onLanguage={(language) => account.change({ language }).then(again, noteTrouble)}
        />
        <Choice
          label={say("account.whoSees")}
          name="history"
          value={me.history_shown}
          onChoose={(history_shown: Shown) =>
            account.change({ history_shown }).then(again, noteTrouble)
          }
          options={[
            { value: "everybody", label: say("account.everybody") },
            { value: "players", label: say("account.players") },
            { value: "nobody", label: say("account.nobody") },
          ]}
        />
      </section>
      <Devices />
      <MyReports />
      <Ways me={me} />
      <Leaving me={me} />
    </>
  )
}

/** The way to what else is mine; for moderators, to their desk. */
function Ways({ me }: { me: Me }) {
  return (
    <div class="buttons wrap">
      <Button onClick={() => go(addressOf("decks"))}>{say("home.myPictures")}</Button>
      {me.admin !== null && (
        <a class="button plain" href={me.admin}>
          <span>{say("account.desk")}</span>
        </a>
      )}
    </div>
  )
}

/** A guest proves an address, and is found again from any device. */
function Claim({ onClaimed }: { onClaimed: () => void }) {
  const [email, setEmail] = useState<string | null>(null)
  return (
    <section class="paper account-part">
      <h2>{say("account.keep")}</h2>
      <p>{say("account.keepHint")}</p>
      {email === null ? (
        <Credentials
          action={say("account.sendCode")}
          isNew
          onSay={async (address, password) => {
            await account.claim(address, password)
            setEmail(address)
          }}
        />
      ) : (
        <>
          <Code
            words={say("account.codeSent", { email })}
            onSay={async (code) => {
              await account.prove(code)
              note(say("account.kept"))
              onClaimed()
            }}
          />
          <Button quiet onClick={() => setEmail(null)}>
            {say("account.otherAddress")}
          </Button>
        </>
      )}
    </section>
  )
}
