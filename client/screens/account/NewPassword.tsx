import { useState } from "preact/hooks"
import { security } from "../../api/security.ts"
import { Button } from "../../parts/Button.tsx"
import { Form, Password } from "../../parts/Field.tsx"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

/** Another password, for whoever knows the one of today. */
export function NewPassword({ onDone }: { onDone: () => void }) {
  const [current, setCurrent] = useState("")
  const [next, setNext] = useState("")
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await security.changePassword(current, next)
          note(say("account.passwordChanged"))
          onDone()
        })
      }
    >
      <Password label={say("account.passwordNow")} value={current} onValue={setCurrent} />
      <Password label={say("account.newPassword")} isNew value={next} onValue={setNext} />
      <p class="hint">{say("account.passwordHint")}</p>
      <Button main type="submit" disabled={busy || current === "" || next === ""}>
        {say("account.changePassword")}
      </Button>
    </Form>
  )
}
