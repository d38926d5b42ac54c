// Why one doesn't get in here, or the word that opens the door.
import { useState } from "preact/hooks"
import { rooms } from "../../api/rooms.ts"
import type { LineState } from "../../live/line.ts"
import { Button } from "../../parts/Button.tsx"
import { Form } from "../../parts/Field.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { NoRoom } from "./Entrance.tsx"

interface DoorProps {
  code: string
  refusal: Extract<LineState, { kind: "refused" }>
  /** The word was the right one. */
  onEnter: () => void
}

export function Door({ code, refusal, onEnter }: DoorProps) {
  const isLocked = refusal.code === "wrong_password"
  return (
    <main class="screen door">
      <section class="paper">
        {isLocked ? <Locked code={code} onEnter={onEnter} /> : <Why {...refusal} />}
        <Button quiet={isLocked || refusal.status === 404} onClick={() => go(addressOf("home"))}>
          {say("lobby.toHome")}
        </Button>
      </section>
    </main>
  )
}

function Why({ status, code }: { status: number; code: string }) {
  if (status === 404) return <NoRoom />
  return <h1>{say(reason(status, code))}</h1>
}

function reason(status: number, code: string) {
  if (code === "banned") return "trouble.banned"
  if (code === "removed") return "trouble.removed"
  return status === 401 ? "trouble.signedOut" : "trouble.notYours"
}

function Locked({ code, onEnter }: { code: string; onEnter: () => void }) {
  const [password, setPassword] = useState("")
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await rooms.enter(code, password)
          onEnter()
        })
      }
    >
      <h1>{say("lobby.locked")}</h1>
      <label>
        <span class="hidden-text">{say("lobby.password")}</span>
        <input
          class="big-input"
          type="password"
          value={password}
          placeholder={say("lobby.password")}
          autocomplete="off"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <Button main type="submit" disabled={busy || password === ""}>
        {say("lobby.enter")}
      </Button>
    </Form>
  )
}
