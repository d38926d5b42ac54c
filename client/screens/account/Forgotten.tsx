// A forgotten password: a code comes by mail, and with it another password is set.
import { useState } from "preact/hooks"
import { askForReset, type Pending, reset } from "../../api/account.ts"
import { Button } from "../../parts/Button.tsx"
import { Field } from "../../parts/Field.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

export function Forgotten({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState("")
  const [pending, setPending] = useState<Pending | null>(null)
  const [busy, act] = useAction()
  if (pending !== null) return <Anew email={email} pending={pending} onDone={onDone} />
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        act(async () => setPending(await askForReset(email)))
      }}
    >
      <p>{say("account.forgottenHint")}</p>
      <Field
        label={say("account.email")}
        type="email"
        autocomplete="username"
        value={email}
        onValue={setEmail}
      />
      <Button main type="submit" disabled={busy || email === ""}>
        {say("account.sendCode")}
      </Button>
    </form>
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
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        act(async () => {
          await reset(pending, code.trim(), password)
          onDone()
        })
      }}
    >
      <p>{say("account.codeSentIfKnown", { email })}</p>
      <Field
        label={say("account.code")}
        type="text"
        autocomplete="one-time-code"
        value={code}
        onValue={setCode}
      />
      <Field
        label={say("account.newPassword")}
        type="password"
        autocomplete="new-password"
        value={password}
        onValue={setPassword}
      />
      <p class="hint">{say("account.passwordHint")}</p>
      <Button main type="submit" disabled={busy || code.trim() === "" || password === ""}>
        {say("account.setPassword")}
      </Button>
    </form>
  )
}
