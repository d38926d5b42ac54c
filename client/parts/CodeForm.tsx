import { useState } from "preact/hooks"
import { Refused } from "../api/http.ts"
import { rooms } from "../api/rooms.ts"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { Button } from "./Button.tsx"
import { Form } from "./Field.tsx"
import { useAction } from "./useAction.ts"

const LENGTH = 7

/** The way to a table whose code somebody has told. */
export function CodeForm() {
  const [code, setCode] = useState("")
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, act] = useAction()
  const typed = code.replace(/[^a-z0-9]/gi, "").toUpperCase()

  async function find(): Promise<void> {
    try {
      await rooms.door(typed)
      go(addressOf("room", { code: typed }))
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no_such_room") throw error
      setWrong(say("trouble.noRoom"))
    }
  }

  return (
    <Form
      onSubmit={() => {
        if (typed.length === LENGTH) act(find)
        else setWrong(say("trouble.codeLength", { count: LENGTH }))
      }}
    >
      <label>
        <span class="hidden-text">{say("landing.code")}</span>
        <input
          class="big-input code"
          value={code}
          placeholder="AF3K7QX"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          required
          onInput={(event) => {
            setCode(event.currentTarget.value)
            setWrong(null)
          }}
        />
      </label>
      {wrong !== null && (
        <p class="hint" role="alert">
          {wrong}
        </p>
      )}
      <Button main type="submit" disabled={busy || typed === ""}>
        {say("landing.toTable")}
      </Button>
    </Form>
  )
}
