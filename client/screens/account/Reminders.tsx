// How I am told that a slow game waits for me: on this device, by mail, and not while I sleep.
import { useState } from "preact/hooks"
import type { Me } from "../../api/account.ts"
import { type Changes, type Reminders as Reminded, reminders } from "../../api/reminders.ts"
import { inTurn } from "../../api/retry.ts"
import { noteTrouble } from "../../parts/notes.tsx"
import { Switch } from "../../parts/Switch.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { type Answer, standingNow, tellHere, tellHereNoMore, wantsHomeScreen } from "../../push.ts"
import { say } from "../../say.ts"
import { ANSWERS } from "./answers.ts"
import { QuietHours } from "./QuietHours.tsx"

export function Reminders({ me }: { me: Me }) {
  const [loaded, again] = useLoaded(reminders.get, [])
  const [changes, setChanges] = useState<Changes>({})
  const [inLine] = useState(inTurn)
  if (loaded.kind !== "here") return null
  const wished = { ...loaded.value, ...changes }
  const change = (more: Changes) => {
    setChanges((before) => ({ ...before, ...more }))
    inLine(() => reminders.change(more)).catch((error) => {
      setChanges({})
      again()
      noteTrouble(error)
    })
  }
  return (
    <section class="paper account-part">
      <h2>{say("reminders.title")}</h2>
      <p class="hint">{say("reminders.hint")}</p>
      <div class="wishes">
        <OnThisDevice wished={wished} onChanged={again} />
        <Switch
          label={say("reminders.byMail")}
          hint={me.email ?? say("reminders.mailNeedsAddress")}
          isOn={wished.by_mail}
          disabled={me.email === null && !wished.by_mail}
          onChange={(by_mail) => change({ by_mail })}
        />
        {isTold(wished) && <QuietHours wished={wished} onChange={change} />}
      </div>
    </section>
  )
}

function isTold(wished: Reminded): boolean {
  return wished.this_device || wished.by_mail || wished.quiet_from !== null
}

interface OnThisDeviceProps {
  wished: Reminded
  onChanged: () => void
}

function OnThisDevice({ wished, onChanged }: OnThisDeviceProps) {
  const [answer, setAnswer] = useState<Answer>("off")
  const [busy, act] = useAction()
  const standing = standingNow(wished)
  const cannot = standing === "cannot"
  const turn = (isOn: boolean) =>
    act(async () => {
      if (isOn) setAnswer(await tellHere(wished.public_key))
      else await tellHereNoMore()
      onChanged()
    })
  return (
    <Switch
      label={say("reminders.here")}
      hint={cannot ? cannotWords() : wordsOf(standing === "off" ? answer : standing)}
      isOn={standing === "on"}
      disabled={busy || cannot}
      onChange={turn}
    />
  )
}

function cannotWords(): string {
  return say(wantsHomeScreen() ? "reminders.homeScreen" : "reminders.cannot")
}

function wordsOf(answer: Answer): string | null {
  return answer === "refused" || answer === "silent" ? say(ANSWERS[answer]) : null
}
