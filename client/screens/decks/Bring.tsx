// Bringing a deck along: pictures or an archive, what they are called, and the way to the server.
import { useMemo, useState } from "preact/hooks"
import { bringDeck, type Deck, type Fault, faultsIn } from "../../api/decks.ts"
import { newKey } from "../../api/keys.ts"
import { session } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { Choice } from "../../parts/Choice.tsx"
import { Field, Form } from "../../parts/Field.tsx"
import { Files } from "../../parts/Files.tsx"
import { noteTrouble } from "../../parts/notes.tsx"
import { Progress } from "../../parts/Progress.tsx"
import { say } from "../../say.ts"
import { Heap } from "./Heap.tsx"
import { packed } from "./pack.ts"
import { type Picture, ready } from "./picture.ts"

/** What three people need. */
const FEWEST = 21
const LICENCES = {
  mine: "All rights reserved",
  share: "CC BY 4.0",
  free: "CC0 1.0",
} as const
type Licence = keyof typeof LICENCES

type State =
  | { readonly kind: "choosing" }
  | { readonly kind: "readying"; readonly done: number; readonly count: number }
  /** How much of it is out, from 0 to 1; at 1 the server draws. */
  | { readonly kind: "sending"; readonly part: number }

export function Bring({ onBrought }: { onBrought: (deck: Deck) => void }) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [archive, setArchive] = useState<File | null>(null)
  const [title, setTitle] = useState("")
  const [author, setAuthor] = useState(session.me.value?.name ?? "")
  const [licence, setLicence] = useState<Licence>("mine")
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [state, setState] = useState<State>({ kind: "choosing" })
  // The same deck goes out under the same key, since it may have come where the answer was lost.
  const key = useMemo(newKey, [pictures, archive, title, author, licence])
  const hasSome = archive !== null || pictures.length > 0

  async function add(files: readonly File[]) {
    const found: Picture[] = [...pictures]
    setArchive(null)
    setFaults([])
    try {
      for (const [done, file] of files.entries()) {
        setState({ kind: "readying", done, count: files.length })
        found.push(await ready(file, new Set(found.map(({ name }) => name))))
        setPictures([...found])
      }
    } finally {
      setState({ kind: "choosing" })
    }
  }

  async function send() {
    const about = { title, author, licence: LICENCES[licence] }
    setFaults([])
    setState({ kind: "sending", part: 0 })
    try {
      const onSent = (part: number) => setState({ kind: "sending", part })
      const body = archive ?? (await packed(pictures, about))
      const deck = await bringDeck(body, about, { key, onSent })
      setPictures([])
      setArchive(null)
      setTitle("")
      onBrought(deck)
    } catch (error) {
      const found = faultsIn(error)
      setFaults(found)
      if (found.length === 0) noteTrouble(error)
    } finally {
      setState({ kind: "choosing" })
    }
  }

  const missing = FEWEST - pictures.length
  const isEnough = archive !== null || missing <= 0
  return (
    <section class="paper account-part bring">
      <h2>{say("decks.bring")}</h2>
      <p>{say("decks.bringHint")}</p>
      <div class="buttons wrap">
        <Files
          label={say(pictures.length > 0 ? "decks.morePictures" : "decks.choosePictures")}
          accept="image/*"
          isMany
          onFiles={add}
        />
        {pictures.length === 0 && (
          <Files
            label={say("decks.chooseArchive")}
            accept=".zip,application/zip"
            onFiles={([file]) => {
              setFaults([])
              setArchive(file ?? null)
            }}
          />
        )}
      </div>
      {archive && <p class="said">{archive.name}</p>}
      {pictures.length > 0 && (
        <>
          <Heap pictures={pictures} faults={faults} onChange={setPictures} />
          <p class="hint" role="status">
            {heapWords(state, pictures.length, missing)}
          </p>
        </>
      )}
      <Faults faults={faults} />
      {hasSome && (
        <Form onSubmit={() => send()}>
          <Field
            label={say("decks.name")}
            type="text"
            autocomplete="off"
            longest={60}
            value={title}
            onValue={setTitle}
          />
          <Field
            label={say("decks.author")}
            type="text"
            autocomplete="name"
            longest={100}
            value={author}
            onValue={setAuthor}
          />
          <Choice
            label={say("decks.licence")}
            name="licence"
            value={licence}
            onChoose={setLicence}
            options={[
              { value: "mine", label: say("decks.mine"), hint: say("decks.mineHint") },
              { value: "share", label: LICENCES.share, hint: say("decks.shareHint") },
              { value: "free", label: LICENCES.free, hint: say("decks.freeHint") },
            ]}
          />
          <p class="hint">{say("decks.yourRight")}</p>
          {state.kind === "sending" && (
            <Progress part={state.part} words={progressWords(state.part)} />
          )}
          <Button
            main
            type="submit"
            disabled={state.kind !== "choosing" || !isEnough || title.trim() === ""}
          >
            {say("decks.send")}
          </Button>
        </Form>
      )}
    </section>
  )
}

function heapWords(state: State, count: number, missing: number): string {
  if (state.kind === "readying") {
    return say("decks.readying", { done: state.done + 1, whole: state.count })
  }
  const have = say("lobby.deckCards", { count })
  return missing > 0 ? `${have} · ${say("decks.missing", { count: missing })}` : have
}

/** What is wrong, card by card; then what is wrong with all of it. */
function Faults({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null
  return (
    <div class="faults" role="alert">
      <p>{say("decks.notTaken")}</p>
      <ul>
        {faults.map(({ file, code, detail }) => (
          <li key={`${file} ${code}`} class="fault">
            {detail}
          </li>
        ))}
      </ul>
    </div>
  )
}

function progressWords(part: number): string {
  return part < 1 ? say("decks.underWay", { percent: Math.floor(part * 100) }) : say("decks.drawn")
}
