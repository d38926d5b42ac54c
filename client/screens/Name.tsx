import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { becomeGuest } from "../api/rooms.ts"
import { Avatar } from "../parts/Avatar.tsx"
import { AvatarChoice, anyAvatar } from "../parts/AvatarChoice.tsx"
import { Button } from "../parts/Button.tsx"
import { Form } from "../parts/Field.tsx"
import { useAction } from "../parts/useAction.ts"
import { say } from "../say.ts"

const LONGEST = 30

interface NameFormProps {
  onDone?: () => void
  /** Done by the token of whoever comes in, before the page knows them. */
  first?: (token: string) => Promise<void>
  /** What the button says. */
  words?: string
  children?: ComponentChildren
}

/** All that is asked of somebody who comes in: a name. */
export function NameForm({ onDone, first, words, children }: NameFormProps) {
  const [name, setName] = useState("")
  const [avatar, setAvatar] = useState(anyAvatar)
  const [isChoosing, setChoosing] = useState(false)
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await becomeGuest(name, avatar, first)
          onDone?.()
        })
      }
    >
      <div class="name-line">
        <button
          type="button"
          class="token white"
          aria-label={say("reactions.yourAvatar")}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          <Avatar name={avatar} />
        </button>
        <label>
          <span class="hidden-text">{say("landing.yourName")}</span>
          <input
            class="big-input"
            value={name}
            maxLength={LONGEST}
            placeholder={say("landing.yourName")}
            autocomplete="nickname"
            enterkeyhint="go"
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </div>
      {isChoosing && <AvatarChoice chosen={avatar} onChoose={setAvatar} />}
      {children ?? <p class="hint">{say("landing.nameHint")}</p>}
      <Button main type="submit" disabled={busy || name.trim() === ""}>
        {words ?? say("landing.comeIn")}
      </Button>
    </Form>
  )
}

export function NameScreen() {
  return (
    <main class="screen door">
      <section class="paper">
        <p class="wordmark">{say("common.name")}</p>
        <p>{say("common.about")}</p>
        <h1>{say("landing.whatName")}</h1>
        <NameForm />
      </section>
    </main>
  )
}
