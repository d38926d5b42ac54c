// The second factor: an app that shows codes, and codes on paper for when it is lost.
import { useEffect, useState } from "preact/hooks"
import { type NewFactor, security } from "../../api/security.ts"
import { Button } from "../../parts/Button.tsx"
import { note, noteTrouble } from "../../parts/notes.tsx"
import { Qr } from "../../parts/Qr.tsx"
import { say } from "../../say.ts"
import { Code } from "./SignIn.tsx"
import { useProof } from "./useProof.tsx"

interface FactorProps {
  isOn: boolean
  onChanged: () => void
  onDone: () => void
}

export function Factor({ isOn, onChanged, onDone }: FactorProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  return isOn ? (
    <Present onCodes={setCodes} onChanged={onChanged} onDone={onDone} />
  ) : (
    <SetUp onCodes={setCodes} onChanged={onChanged} />
  )
}

interface StepProps {
  onCodes: (codes: readonly string[]) => void
  onChanged: () => void
}

function SetUp({ onCodes, onChanged }: StepProps) {
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const { act, asking } = useProof()
  useEffect(() => {
    security.newFactor().then(setFactor, noteTrouble)
  }, [])
  if (factor === null) return <p>{say("account.factorHint")}</p>
  const { secret, link } = factor
  return (
    <>
      <p>{say("account.factorHint")}</p>
      <div class="factor">
        <Qr link={link} />
        <p class="hint">
          {say("account.orType")}
          <code class="secret">{inFours(secret)}</code>
        </p>
      </div>
      <a class="hint" href={link}>
        {say("account.openApp")}
      </a>
      <Code
        words={say("account.factorCodeNow")}
        onSay={(code) =>
          act(async () => {
            await security.setFactor(code)
            onCodes(await security.recoveryCodes())
            onChanged()
          })
        }
      />
      {asking}
    </>
  )
}

function Present({ onCodes, onChanged, onDone }: StepProps & { onDone: () => void }) {
  const { busy, act, asking } = useProof()
  return (
    <>
      <p>{say("account.factorIsOn")}</p>
      <div class="buttons wrap">
        <Button
          quiet
          disabled={busy}
          onClick={() => act(async () => onCodes(await security.recoveryCodes()))}
        >
          {say("account.seeCodes")}
        </Button>
        <Button
          quiet
          disabled={busy}
          onClick={() => act(async () => onCodes(await security.newRecoveryCodes()))}
        >
          {say("account.newCodes")}
        </Button>
        <Button
          quiet
          disabled={busy}
          onClick={() =>
            act(async () => {
              await security.removeFactor()
              note(say("account.factorRemoved"))
              onChanged()
              onDone()
            })
          }
        >
          {say("account.removeFactor")}
        </Button>
      </div>
      {asking}
    </>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <p>{say("account.codesHint")}</p>
      <ul class="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button main onClick={onDone}>
        {say("account.haveCodes")}
      </Button>
    </>
  )
}

/** Letters in groups, as people type them off a screen. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? ""
}
