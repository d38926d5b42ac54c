// How one gets in: addresses, the password, and a second factor.
import { useState } from "preact/hooks"
import { type Address, security } from "../../api/security.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { useLoaded } from "../../parts/useLoaded.ts"
import { say } from "../../say.ts"
import { Addresses } from "./Addresses.tsx"
import { Factor } from "./Factor.tsx"
import { NewPassword } from "./NewPassword.tsx"

type Sheet = "addresses" | "password" | "factor"

interface Keys {
  readonly addresses: readonly Address[]
  readonly hasFactor: boolean
}

async function keys(): Promise<Keys> {
  const [addresses, hasFactor] = await Promise.all([security.addresses(), security.hasFactor()])
  return { addresses, hasFactor }
}

export function Security({ onChanged }: { onChanged: () => void }) {
  const [loaded, again] = useLoaded(keys, [])
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const close = () => setSheet(null)
  if (loaded.kind !== "here") return null
  const { addresses, hasFactor } = loaded.value
  const used = addresses.find(({ primary }) => primary) ?? addresses[0]
  const changed = () => {
    again()
    onChanged()
  }
  return (
    <section class="paper account-part">
      <h2>{say("account.howIGetIn")}</h2>
      <ul class="devices addresses">
        <li>
          <span class="device-name">
            {used?.email}
            <small>{say(used?.verified ? "account.proved" : "account.unproved")}</small>
          </span>
          <Button quiet onClick={() => setSheet("addresses")}>
            {say("account.addresses")}
          </Button>
        </li>
        <li>
          <span class="device-name">{say("account.password")}</span>
          <Button quiet onClick={() => setSheet("password")}>
            {say("account.changePassword")}
          </Button>
        </li>
        <li>
          <span class="device-name">
            {say("account.factor")}
            <small>{say(hasFactor ? "account.factorOn" : "account.factorOff")}</small>
          </span>
          <Button quiet onClick={() => setSheet("factor")}>
            {say(hasFactor ? "account.changeFactor" : "account.setUpFactor")}
          </Button>
        </li>
      </ul>
      {sheet === "addresses" && (
        <Dialog label={say("account.addresses")} kind="sheet" onClose={close}>
          <Addresses addresses={addresses} onChanged={changed} />
        </Dialog>
      )}
      {sheet === "password" && (
        <Dialog label={say("account.anotherPassword")} kind="sheet" onClose={close}>
          <NewPassword onDone={close} />
        </Dialog>
      )}
      {sheet === "factor" && (
        <Dialog label={say("account.factor")} kind="sheet" onClose={close}>
          <Factor isOn={hasFactor} onChanged={again} onDone={close} />
        </Dialog>
      )}
    </section>
  )
}
