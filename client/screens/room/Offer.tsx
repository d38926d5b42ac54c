// Whether to be told when it is one's turn: a slip of paper that is answered once.
import { useEffect } from "preact/hooks"
import { reminders } from "../../api/reminders.ts"
import { answerOffer, offerAt } from "../../offer.ts"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { standingNow, tellHere } from "../../push.ts"
import { say } from "../../say.ts"
import { ANSWERS } from "../account/answers.ts"

export function Offer({ code }: { code: string }) {
  const [loaded] = useLoaded(reminders.get, [])
  const [busy, act] = useAction()
  const isOpen =
    loaded.kind === "here" && !loaded.value.by_mail && standingNow(loaded.value) === "off"
  useEffect(() => {
    if (isOpen) offerAt(code)
  }, [isOpen, code])
  if (!isOpen) return null
  const accept = () =>
    act(async () => {
      const answer = await tellHere(loaded.value.public_key)
      if (answer !== "off") note(say(ANSWERS[answer]))
      answerOffer()
    })
  return (
    <section class="offer" aria-label={say("reminders.title")}>
      <p>{say("reminders.offer")}</p>
      <button type="button" class="words-button" disabled={busy} onClick={answerOffer}>
        {say("common.cancel")}
      </button>
      <button type="button" class="words-button yes" disabled={busy} onClick={accept}>
        {say("reminders.tellMe")}
      </button>
    </section>
  )
}
