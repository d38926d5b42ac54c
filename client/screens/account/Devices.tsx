import { account, type Device } from "../../api/account.ts"
import { session } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { day, say } from "../../say.ts"

/** The devices on which one is signed in; each may be signed out from here. */
export function Devices() {
  const [devices, again] = useLoaded(account.devices, [session.token.value])
  const [busy, act] = useAction()
  if (devices.kind !== "here") return null
  const end = (device: Device) =>
    act(async () => {
      await account.endDevice(device.id)
      again()
    })
  return (
    <section class="paper account-part">
      <h2>{say("account.devices")}</h2>
      <ul class="devices sessions">
        {devices.value.map((device) => (
          <li key={device.id}>
            <span class="device-name">
              {kindOf(device.user_agent)}
              <small>{device.is_current ? say("account.thisDevice") : lastSeen(device)}</small>
            </span>
            {!device.is_current && (
              <Button quiet disabled={busy} onClick={() => end(device)}>
                {say("account.signOutThere")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"] as const
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"] as const

/** Such as “Chrome, Android”; as the device calls itself, if that says nothing known. */
function kindOf(agent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) =>
    known.find((name) => agent.includes(name)),
  )
  const shown = [browser?.replace("Edg", "Edge").replace("OPR", "Opera"), system]
  return shown.filter((one) => one !== undefined).join(", ") || agent.slice(0, 40)
}

function lastSeen({ last_seen_at, created_at }: Device): string {
  return day(new Date((last_seen_at ?? created_at) * 1000).toISOString())
}
