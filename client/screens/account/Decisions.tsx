// What moderators have decided about me; once for each, I may say what I have against it.
import { useState } from "preact/hooks"
import { type Decision, decisions } from "../../api/decisions.ts"
import { Button } from "../../parts/Button.tsx"
import { Form } from "../../parts/Field.tsx"
import { news } from "../../parts/news.ts"
import { useAction } from "../../parts/useAction.ts"
import { day, moment, say } from "../../say.ts"

/** They come by the socket, as anything that concerns me does. */
export function Decisions() {
  const all = news.value.decisions
  if (all === null || all.length === 0) return null
  return (
    <section class="paper account-part">
      <h2>{say("account.decisions")}</h2>
      <ul class="decisions">
        {all.map((decision) => (
          <One key={decision.id} decision={decision} />
        ))}
      </ul>
    </section>
  )
}

function One({ decision }: { decision: Decision }) {
  const { kind, room, reason, at, until, taken_back_at, appeal } = decision
  const [isAsked, setAsked] = useState(false)
  return (
    <li class={taken_back_at === null ? "" : "taken-back"}>
      <p>
        <strong>{say(`account.${kind}`)}</strong>
        {room && ` · ${room.title}`}
      </p>
      <p class="said">{reason}</p>
      <p class="hint">
        {[
          day(at),
          ...(until === null ? [] : [say("account.until", { time: moment(until) })]),
          ...(taken_back_at === null ? [] : [say("account.takenBack")]),
        ].join(" · ")}
      </p>
      {appeal ? (
        <p class="hint">
          {say(appealWords(appeal.granted))} {appeal.answer}
        </p>
      ) : isAsked ? (
        <Appeal onSend={(words) => decisions.appeal(decision.id, words)} />
      ) : (
        taken_back_at === null && (
          <Button quiet onClick={() => setAsked(true)}>
            {say("account.appeal")}
          </Button>
        )
      )}
    </li>
  )
}

/** What somebody has against a decision, in their words. */
export function Appeal({ onSend }: { onSend: (words: string) => Promise<unknown> }) {
  const [words, setWords] = useState("")
  const [busy, act] = useAction()
  return (
    <Form onSubmit={() => act(() => onSend(words))}>
      <label class="field">
        <span>{say("account.appealHint")}</span>
        <textarea
          class="lines"
          rows={4}
          maxLength={2000}
          value={words}
          required
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <Button main type="submit" disabled={busy || words.trim() === ""}>
        {say("account.sendAppeal")}
      </Button>
    </Form>
  )
}

function appealWords(granted: boolean | null) {
  if (granted === null) return "account.appealWaits"
  return granted ? "account.appealGranted" : "account.appealRejected"
}
