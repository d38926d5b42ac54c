// Telling the moderators what is wrong with a clue, or with somebody.
import { useState } from "preact/hooks"
import { type Accusation, reports } from "../../api/reports.ts"
import { Button } from "../../parts/Button.tsx"
import { Choice } from "../../parts/Choice.tsx"
import { Form } from "../../parts/Field.tsx"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

/** What is reported: a clue, or somebody as they were met in a room. */
export type Reported =
  | {
      readonly kind: "clue"
      readonly game: string
      readonly turn: number
      readonly isPerformed: boolean
    }
  | { readonly kind: "person"; readonly person: string; readonly room: string }

type Wrong = "name" | "conduct"

interface ReportFormProps {
  reported: Reported
  onDone: () => void
}

export function ReportForm({ reported, onDone }: ReportFormProps) {
  const [wrong, setWrong] = useState<Wrong>("conduct")
  const [words, setWords] = useState("")
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await reports.make(accusation(reported, wrong, words))
          note(say("report.thanks"))
          onDone()
        })
      }
    >
      <p>{say(hintOf(reported))}</p>
      {reported.kind === "person" && (
        <Choice
          label={say("report.whatIsWrong")}
          name="wrong"
          value={wrong}
          onChoose={setWrong}
          options={[
            { value: "conduct", label: say("report.conduct") },
            { value: "name", label: say("report.name") },
          ]}
        />
      )}
      <label class="field">
        <span>{say("report.note")}</span>
        <textarea
          class="lines"
          rows={2}
          maxLength={500}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <Button main type="submit" disabled={busy}>
        {say("report.report")}
      </Button>
    </Form>
  )
}

function hintOf(reported: Reported) {
  if (reported.kind === "person") return "report.personHint"
  return reported.isPerformed ? "report.performedHint" : "report.clueHint"
}

function accusation(reported: Reported, wrong: Wrong, note: string): Accusation {
  if (reported.kind === "person") {
    const { person, room } = reported
    return { matter: wrong, person, room, note }
  }
  const { game, turn } = reported
  return { matter: "clue", game, turn, note }
}
