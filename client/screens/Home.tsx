// Where somebody is who has a name and no table yet.
import { useState } from "preact/hooks"
import { rooms } from "../api/rooms.ts"
import { session } from "../api/session.ts"
import { Button } from "../parts/Button.tsx"
import { Choice } from "../parts/Choice.tsx"
import { CodeForm } from "../parts/CodeForm.tsx"
import { Dialog } from "../parts/Dialog.tsx"
import { useDusk } from "../parts/dusk.ts"
import { Form } from "../parts/Field.tsx"
import { later } from "../parts/later.tsx"
import { PreferencesButton } from "../parts/Preferences.tsx"
import { useAction } from "../parts/useAction.ts"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { MyTables } from "./home/MyTables.tsx"
import { OpenTables } from "./home/OpenTables.tsx"
import { SeatAtOnce } from "./home/SeatAtOnce.tsx"
import { newRoom, WaysIn } from "./Landing.tsx"

const PuzzleSlip = later(() =>
  import("./puzzle/PuzzleSlip.tsx").then(({ PuzzleSlip }) => PuzzleSlip),
)

type Sheet = "now" | "name" | "code"

export function Home() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const close = () => setSheet(null)
  useDusk(null)
  return (
    <main class="screen home">
      <header class="lobby-head">
        <h1>{say("home.hello", { name: session.me.value?.name ?? "" })}</h1>
        <PreferencesButton>
          <div class="buttons wrap">
            <Button onClick={() => go(addressOf("account"))}>{say("home.myAccount")}</Button>
            <Button onClick={() => go(addressOf("player", { player: session.me.value?.id ?? "" }))}>
              {say("profile.mine")}
            </Button>
            <Button onClick={() => go(addressOf("decks"))}>{say("home.myPictures")}</Button>
          </div>
        </PreferencesButton>
      </header>
      <div class="open-tables">
        <MyTables />
        <PuzzleSlip />
        <OpenTables />
      </div>
      <footer class="foot">
        <WaysIn now={say("landing.playNow")} onWay={setSheet} />
      </footer>
      {sheet === "code" && (
        <Dialog label={say("landing.code")} kind="sheet" onClose={close}>
          <CodeForm />
        </Dialog>
      )}
      {sheet === "now" && (
        <Dialog label={say("bots.seatAtOnce")} kind="sheet" onClose={close}>
          <SeatAtOnce />
        </Dialog>
      )}
      {sheet === "name" && (
        <Dialog label={say("home.newTable")} kind="sheet" onClose={close}>
          <NewTable />
        </Dialog>
      )}
    </main>
  )
}

function NewTable() {
  const name = session.me.value?.name ?? ""
  const [title, setTitle] = useState(say("home.tableOf", { name }))
  const [company, setCompany] = useState<"friends" | "everybody">("friends")
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          const { code } = await rooms.open(newRoom(title, company === "everybody"))
          go(addressOf("room", { code }))
        })
      }
    >
      <label class="field">
        <span>{say("home.tableName")}</span>
        <input
          value={title}
          maxLength={60}
          required
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <Choice
        label={say("home.whoMayCome")}
        name="company"
        value={company}
        onChoose={setCompany}
        options={[
          { value: "friends", label: say("home.friends") },
          { value: "everybody", label: say("home.everybody") },
        ]}
      />
      <Button main type="submit" disabled={busy || title.trim() === ""}>
        {say("landing.play")}
      </Button>
    </Form>
  )
}
