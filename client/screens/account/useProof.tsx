// Some changes ask for the password once more; then they are made.
import type { JSX } from "preact"
import { useState } from "preact/hooks"
import { Refused } from "../../api/http.ts"
import { security } from "../../api/security.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Form, Password } from "../../parts/Field.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

type Call = () => Promise<unknown>

interface Proof {
  busy: boolean
  /** Does it, after asking for the password if the server wants to hear it. */
  act: (call: Call) => Promise<void>
  /** What asks for the password, if anything does. */
  asking: JSX.Element | null
}

export function useProof(): Proof {
  const [busy, act] = useAction()
  const [waiting, setWaiting] = useState<Call | null>(null)

  async function attempt(call: Call) {
    try {
      await call()
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "reauthentication_required") throw error
      setWaiting(() => call)
    }
  }

  async function goOn(password: string) {
    if (waiting === null) return
    await security.confirm(password)
    setWaiting(null)
    await waiting()
  }

  return {
    busy,
    act: (call) => act(() => attempt(call)),
    asking: waiting && (
      <Dialog label={say("account.isItYou")} kind="sheet" onClose={() => setWaiting(null)}>
        <Again busy={busy} onSay={(password) => act(() => goOn(password))} />
      </Dialog>
    ),
  }
}

function Again({ busy, onSay }: { busy: boolean; onSay: (password: string) => void }) {
  const [password, setPassword] = useState("")
  return (
    <Form onSubmit={() => onSay(password)}>
      <p>{say("account.isItYouHint")}</p>
      <Password value={password} onValue={setPassword} />
      <Button main type="submit" disabled={busy || password === ""}>
        {say("account.itIsMe")}
      </Button>
    </Form>
  )
}
