// Coming back to an account: address and password, and a code where one is asked for.
import { useState } from "preact/hooks"
import { goOn, type Pending, signIn, signUp } from "../../api/account.ts"
import { type Suspension, suspensionIn } from "../../api/decisions.ts"
import { Button } from "../../parts/Button.tsx"
import { Email, Form, Nickname, OneTimeCode, Password } from "../../parts/Field.tsx"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go, type RouteName } from "../../router.ts"
import { say } from "../../say.ts"
import { Forgotten } from "./Forgotten.tsx"
import { Suspended } from "./Suspended.tsx"

type Way = Extract<RouteName, "account" | "signup" | "reset">

/** The way in: for whoever has an account, wants one, or has forgotten the password. */
export function SignIn({ way }: { way: Way }) {
  const [pending, setPending] = useState<Pending | null>(null)
  const [suspension, setSuspension] = useState<Suspension | null>(null)

  async function enter(step: Promise<Pending | null>) {
    try {
      const next = await step
      setPending(next)
      if (next === null) go(addressOf("home"), { replace: true })
    } catch (error) {
      const found = suspensionIn(error)
      if (found === null) throw error
      setSuspension(found)
    }
  }

  if (suspension) return <Suspended suspension={suspension} />
  if (pending) {
    return (
      <section class="paper">
        <Code
          words={say(pending.step === "verify_email" ? "account.mailCode" : "account.factorCode")}
          onSay={(code) => enter(goOn(pending, code))}
        />
        {pending.step === "mfa_authenticate" && <p class="hint">{say("account.orRecovery")}</p>}
      </section>
    )
  }
  if (way === "reset") {
    return (
      <section class="paper">
        <Forgotten
          onDone={() => {
            note(say("account.passwordChanged"))
            go(addressOf("account"), { replace: true })
          }}
        />
      </section>
    )
  }
  return (
    <section class="paper account-part">
      {way === "signup" ? (
        <SignUp onSay={(name, ...keys) => enter(signUp(name, ...keys))} />
      ) : (
        <Credentials
          action={say("landing.signIn")}
          isNew={false}
          onSay={(email, password) => enter(signIn(email, password))}
        />
      )}
      <div class="buttons wrap">
        {way === "account" && (
          <Button quiet onClick={() => go(addressOf("reset"))}>
            {say("account.forgotten")}
          </Button>
        )}
        {way === "account" ? (
          <Button quiet onClick={() => go(addressOf("signup"))}>
            {say("account.signUp")}
          </Button>
        ) : (
          <Button quiet onClick={() => go(addressOf("account"))}>
            {say("account.haveOne")}
          </Button>
        )}
      </div>
    </section>
  )
}

interface CredentialsProps {
  action: string
  /** The password is chosen here. */
  isNew: boolean
  onSay: (email: string, password: string) => Promise<void>
}

export function Credentials({ action, isNew, onSay }: CredentialsProps) {
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [busy, act] = useAction()
  return (
    <Form onSubmit={() => act(() => onSay(email, password))}>
      <Email value={email} onValue={setEmail} />
      <Password isNew={isNew} value={password} onValue={setPassword} />
      {isNew && <p class="hint">{say("account.passwordHint")}</p>}
      <Button main type="submit" disabled={busy || email === "" || password === ""}>
        {action}
      </Button>
    </Form>
  )
}

interface SignUpProps {
  onSay: (name: string, email: string, password: string) => Promise<void>
}

function SignUp({ onSay }: SignUpProps) {
  const [name, setName] = useState("")
  return (
    <>
      <p>{say("account.signUpHint")}</p>
      <Nickname value={name} onValue={setName} />
      <Credentials
        action={say("account.signUp")}
        isNew
        onSay={(email, password) => onSay(name, email, password)}
      />
    </>
  )
}

export function Code({ words, onSay }: { words: string; onSay: (code: string) => Promise<void> }) {
  const [code, setCode] = useState("")
  const [busy, act] = useAction()
  return (
    <Form onSubmit={() => act(() => onSay(code.trim()))}>
      <p>{words}</p>
      <OneTimeCode value={code} onValue={setCode} />
      <Button main type="submit" disabled={busy || code.trim() === ""}>
        {say("account.sayCode")}
      </Button>
    </Form>
  )
}
