import { useState } from "preact/hooks"
import { security } from "../../api/security.ts"
import { Button } from "../../parts/Button.tsx"
import { Field } from "../../parts/Field.tsx"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

/** Another password, for whoever knows the one of today. */
export function NewPassword({ onDone }: { onDone: () => void }) {
  const [current, setCurrent] = useState("")
  const [next, setNext] = useState("")
  const [busy, act] = useAction()
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        act(async () => {
          await security.changePassword(current, next)
          note(say("account.passwordChanged"))
          onDone()
        })
      }}
    >
      <Field
        label={say("account.passwordNow")}
        type="password"
        autocomplete="current-password"
        value={current}
        onValue={setCurrent}
      />
      <Field
        label={say("account.newPassword")}
        type="password"
        autocomplete="new-password"
        value={next}
        onValue={setNext}
      />
      <p class="hint">{say("account.passwordHint")}</p>
      <Button main type="submit" disabled={busy || current === "" || next === ""}>
        {say("account.changePassword")}
      </Button>
    </form>
  )
}
