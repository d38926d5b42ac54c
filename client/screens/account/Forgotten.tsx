// A forgotten password: a code comes by mail, and with it another password is set.
import { useState } from "preact/hooks"
import { askForReset, type Pending, reset } from "../../api/account.ts"
import { Button } from "../../parts/Button.tsx"
import { Email, Form, OneTimeCode, Password } from "../../parts/Field.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

export function Forgotten({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState("")
  const [pending, setPending] = useState<Pending | null>(null)
  const [busy, act] = useAction()
  if (pending !== null) return <Anew email={email} pending={pending} onDone={onDone} />
  return (
    <Form onSubmit={() => act(async () => setPending(await askForReset(email)))}>
      <p>{say("account.forgottenHint")}</p>
      <Email value={email} onValue={setEmail} />
      <Button main type="submit" disabled={busy || email === ""}>
        {say("account.sendCode")}
      </Button>
    </Form>
  )
}

interface AnewProps {
  email: string
  pending: Pending
  onDone: () => void
}

function Anew({ email, pending, onDone }: AnewProps) {
  const [code, setCode] = useState("")
  const [password, setPassword] = useState("")
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await reset(pending, code.trim(), password)
          onDone()
        })
      }
    >
      <p>{say("account.codeSentIfKnown", { email })}</p>
      <OneTimeCode value={code} onValue={setCode} />
      <Password label={say("account.newPassword")} isNew value={password} onValue={setPassword} />
      <p class="hint">{say("account.passwordHint")}</p>
      <Button main type="submit" disabled={busy || code.trim() === "" || password === ""}>
        {say("account.setPassword")}
      </Button>
    </Form>
  )
}
