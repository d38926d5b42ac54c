// The addresses of an account: another one is added, proved by a code, and taken into use.
import { useState } from "preact/hooks"
import { type Address, security } from "../../api/security.ts"
import { Button } from "../../parts/Button.tsx"
import { Field, Form } from "../../parts/Field.tsx"
import { note } from "../../parts/notes.tsx"
import { say } from "../../say.ts"
import { Code } from "./SignIn.tsx"
import { useProof } from "./useProof.tsx"

interface AddressesProps {
  addresses: readonly Address[]
  onChanged: () => void
}

export function Addresses({ addresses, onChanged }: AddressesProps) {
  const [proving, setProving] = useState<string | null>(null)
  const { busy, act, asking } = useProof()
  const change = (call: () => Promise<unknown>) =>
    act(async () => {
      await call()
      onChanged()
    })

  if (proving !== null) {
    return (
      <Code
        words={say("account.codeSent", { email: proving })}
        onSay={async (code) => {
          await security.prove(code)
          setProving(null)
          note(say("account.addressProved"))
          onChanged()
        }}
      />
    )
  }
  return (
    <>
      <ul class="devices addresses">
        {addresses.map(({ email, primary, verified }) => (
          <li key={email}>
            <span class="device-name">
              {email}
              <small>{stateWords(primary, verified)}</small>
            </span>
            {!primary && (
              <span class="pair">
                {verified ? (
                  <Button
                    quiet
                    disabled={busy}
                    onClick={() => change(() => security.useAddress(email))}
                  >
                    {say("account.useAddress")}
                  </Button>
                ) : (
                  <Button
                    quiet
                    disabled={busy}
                    onClick={() =>
                      act(async () => {
                        await security.sendCodeAgain(email)
                        setProving(email)
                      })
                    }
                  >
                    {say("account.prove")}
                  </Button>
                )}
                <Button
                  quiet
                  disabled={busy}
                  onClick={() => change(() => security.removeAddress(email))}
                >
                  {say("account.removeAddress")}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <NewAddress
        busy={busy}
        onAdd={(email) =>
          act(async () => {
            await security.addAddress(email)
            setProving(email)
            onChanged()
          })
        }
      />
      {asking}
    </>
  )
}

function NewAddress({ busy, onAdd }: { busy: boolean; onAdd: (email: string) => void }) {
  const [email, setEmail] = useState("")
  return (
    <Form onSubmit={() => onAdd(email)}>
      <Field
        label={say("account.otherAddress")}
        type="email"
        autocomplete="email"
        value={email}
        onValue={setEmail}
      />
      <Button type="submit" disabled={busy || email === ""}>
        {say("account.sendCode")}
      </Button>
    </Form>
  )
}

function stateWords(primary: boolean, verified: boolean): string {
  if (primary) return say("account.addressUsed")
  return say(verified ? "account.proved" : "account.unproved")
}
