// Taking along what is kept, signing out, and being forgotten.
import { useState } from "preact/hooks"
import { account, type Me } from "../../api/account.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Form, Password } from "../../parts/Field.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"

export function Leaving({ me }: { me: Me }) {
  const [asked, setAsked] = useState<"signOut" | "erase" | null>(null)
  const [busy, act] = useAction()
  const close = () => setAsked(null)
  const signOut = () =>
    act(async () => {
      await account.signOut()
      go(addressOf("home"), { replace: true })
    })
  return (
    <section class="paper account-part">
      <div class="buttons wrap">
        <Button quiet disabled={busy} onClick={() => act(download)}>
          {say("account.export")}
        </Button>
        <Button
          quiet
          disabled={busy}
          onClick={() => (me.kind === "guest" ? setAsked("signOut") : signOut())}
        >
          {say("account.signOut")}
        </Button>
        <Button quiet onClick={() => setAsked("erase")}>
          {say("account.erase")}
        </Button>
      </div>
      {asked === "signOut" && (
        <Dialog label={say("account.signOut")} kind="sheet" onClose={close}>
          <p>{say("account.guestSignsOut")}</p>
          <Button disabled={busy} onClick={signOut}>
            {say("account.signOut")}
          </Button>
        </Dialog>
      )}
      {asked === "erase" && (
        <Dialog label={say("account.erase")} kind="sheet" onClose={close}>
          <Erase me={me} />
        </Dialog>
      )}
    </section>
  )
}

function Erase({ me }: { me: Me }) {
  const [password, setPassword] = useState("")
  const [isHidden, setHidden] = useState(false)
  const [busy, act] = useAction()
  const hasPassword = me.email !== null
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await account.erase({ hide_clues: isHidden, ...(hasPassword ? { password } : {}) })
          go(addressOf("home"), { replace: true })
        })
      }
    >
      <p>{say("account.eraseHint")}</p>
      <label class="switch">
        <input
          type="checkbox"
          checked={isHidden}
          onChange={(event) => setHidden(event.currentTarget.checked)}
        />
        {say("account.hideClues")}
      </label>
      {hasPassword && <Password value={password} onValue={setPassword} />}
      <Button type="submit" disabled={busy || (hasPassword && password === "")}>
        {say("account.eraseNow")}
      </Button>
    </Form>
  )
}

/** Saves all that is kept about the person as a file. */
async function download(): Promise<void> {
  const kept = JSON.stringify(await account.export(), null, 2)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([kept], { type: "application/json" }))
  link.download = "dixit.json"
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
