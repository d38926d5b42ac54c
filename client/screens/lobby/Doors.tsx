// Who may come to the table, and who may watch; the host may change it.
import { useState } from "preact/hooks"
import { rooms } from "../../api/rooms.ts"
import type { Room } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { Choice } from "../../parts/Choice.tsx"
import { Field } from "../../parts/Field.tsx"
import { Switch } from "../../parts/Switch.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

type Changes = Parameters<typeof rooms.change>[1]

export function Doors({ room }: { room: Room }) {
  const [, act] = useAction()
  const set = (changes: Changes) => act(() => rooms.change(room.code, changes))
  return (
    <>
      <Choice
        label={say("home.whoMayCome")}
        name="company"
        value={room.is_public ? "everybody" : "friends"}
        onChoose={(company) => set({ is_public: company === "everybody" })}
        options={[
          { value: "friends", label: say("home.friends") },
          { value: "everybody", label: say("home.everybody") },
        ]}
      />
      <Lock room={room} onSet={(password) => set({ password })} />
      <Switch
        label={say("lobby.mayWatch")}
        isOn={room.spectators}
        onChange={(spectators) => set({ spectators })}
      />
      <Switch
        label={say("reactions.allowed")}
        isOn={room.reactions}
        onChange={(reactions) => set({ reactions })}
      />
      <Switch
        label={say("bots.fromElsewhere")}
        hint={say("bots.fromElsewhereHint")}
        isOn={room.outside_bots}
        onChange={(outside_bots) => set({ outside_bots })}
      />
    </>
  )
}

interface LockProps {
  room: Room
  onSet: (password: string | null) => Promise<void>
}

/** The password at the door: set, or taken away. */
function Lock({ room, onSet }: LockProps) {
  const [password, setPassword] = useState("")
  if (room.has_password) {
    return (
      <div class="lock">
        <p>{say("lobby.isLocked")}</p>
        <Button onClick={() => onSet(null)}>{say("lobby.unlock")}</Button>
      </div>
    )
  }
  return (
    <form
      class="lock"
      onSubmit={(event) => {
        event.preventDefault()
        onSet(password).then(() => setPassword(""))
      }}
    >
      <Field
        label={say("lobby.password")}
        type="text"
        autocomplete="off"
        longest={128}
        value={password}
        onValue={setPassword}
      />
      <Button type="submit" disabled={password.trim() === ""}>
        {say("lobby.lock")}
      </Button>
    </form>
  )
}
