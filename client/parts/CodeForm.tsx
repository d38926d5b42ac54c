import { useState } from "preact/hooks"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { Button } from "./Button.tsx"

const LENGTH = 7

/** The way to a table whose code somebody has told. */
export function CodeForm() {
  const [code, setCode] = useState("")
  const [isWrong, setWrong] = useState(false)
  const typed = code.replace(/[^a-z0-9]/gi, "").toUpperCase()
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.length === LENGTH) go(addressOf("room", { code: typed }))
        else setWrong(true)
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
            setWrong(false)
          }}
        />
      </label>
      {isWrong && (
        <p class="hint" role="alert">
          {say("trouble.codeLength", { count: LENGTH })}
        </p>
      )}
      <Button main type="submit" disabled={typed === ""}>
        {say("landing.toTable")}
      </Button>
    </form>
  )
}
