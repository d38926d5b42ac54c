// What others see of me: a name, what stands for me, and the colour that I like to play.
import { useEffect, useState } from "preact/hooks"
import { account, type Me } from "../../api/account.ts"
import { editions } from "../../api/rooms.ts"
import { AvatarChoice } from "../../parts/AvatarChoice.tsx"
import { Button } from "../../parts/Button.tsx"
import { Form, Nickname } from "../../parts/Field.tsx"
import { note, noteTrouble } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { type Key, say } from "../../say.ts"

interface FaceProps {
  me: Me
  onChanged: () => void
}

export function Face({ me, onChanged }: FaceProps) {
  const change = (changes: Parameters<typeof account.change>[0]) =>
    account.change(changes).then(onChanged, noteTrouble)
  return (
    <section class="paper account-part">
      <Name me={me} onChanged={onChanged} />
      <AvatarChoice chosen={me.avatar} onChoose={(avatar) => change({ avatar })} />
      <FavouriteColour colour={me.colour} onChoose={(colour) => change({ colour })} />
    </section>
  )
}

function Name({ me, onChanged }: FaceProps) {
  const [name, setName] = useState(me.name)
  const [busy, act] = useAction()
  return (
    <Form
      onSubmit={() =>
        act(async () => {
          await account.change({ name })
          onChanged()
          note(say("account.nameChanged"))
        })
      }
    >
      <Nickname value={name} onValue={setName} />
      {name.trim() !== me.name && (
        <Button type="submit" disabled={busy || name.trim() === ""}>
          {say("account.changeName")}
        </Button>
      )}
    </Form>
  )
}

interface FavouriteColourProps {
  colour: string
  onChoose: (colour: string) => void
}

/** The colour that one gets wherever it is free; the same tap again takes the wish back. */
function FavouriteColour({ colour, onChoose }: FavouriteColourProps) {
  const [colours, setColours] = useState<readonly string[]>([])
  useEffect(() => {
    editions().then(
      (all) => setColours([...new Set(all.flatMap((one) => one.colours))]),
      noteTrouble,
    )
  }, [])
  return (
    <fieldset class="colours">
      <legend>{say("account.favouriteColour")}</legend>
      {colours.map((one) => (
        <button
          key={one}
          type="button"
          class={`token ${one}`}
          aria-label={say(`lobby.${one}` as Extract<Key, "lobby.red">)}
          aria-pressed={one === colour}
          onClick={() => onChoose(one === colour ? "" : one)}
        />
      ))}
    </fieldset>
  )
}
