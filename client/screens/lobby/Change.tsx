// What the host changes of the game before it begins.
import { useEffect, useState } from "preact/hooks"
import { inTurn } from "../../api/retry.ts"
import { type Deck, rooms } from "../../api/rooms.ts"
import type { Room, Settings } from "../../live/messages.ts"
import { Choice } from "../../parts/Choice.tsx"
import { Cover } from "../../parts/Cover.tsx"
import { noteTrouble, wordsOf } from "../../parts/notes.tsx"
import { Switch } from "../../parts/Switch.tsx"
import { Trouble } from "../../parts/Trouble.tsx"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { Doors } from "./Doors.tsx"
import { PACES, type Pace, paceOf } from "./paces.ts"

const TARGETS = { "15": "lobby.short", "30": "lobby.usual", "50": "lobby.long" } as const

/** No change gets lost, however quickly one follows the other. */
const inOrder = inTurn()

interface ChangeProps {
  room: Room
  settings: Settings
  all: readonly Deck[]
  withBots: boolean
}

export function Change({ room, settings, all, withBots }: ChangeProps) {
  const set = (part: Partial<Settings>) =>
    inOrder(() => rooms.change(room.code, { settings: part })).catch(noteTrouble)
  return (
    <>
      <Choice
        label={say("lobby.edition")}
        name="edition"
        value={settings.edition}
        onChoose={(edition) => set({ edition })}
        options={[
          { value: "classic", label: say("lobby.classic"), hint: say("lobby.classicHint") },
          { value: "odyssey", label: say("lobby.odyssey"), hint: say("lobby.odysseyHint") },
        ]}
      />
      <Choice
        label={say("lobby.target")}
        name="target"
        value={String(settings.target)}
        onChoose={(target) => set({ target: Number(target) })}
        options={Object.entries(TARGETS).map(([value, hint]) => ({
          value,
          label: say("common.points", { count: Number(value) }),
          hint: say(hint),
        }))}
      />
      <Choice
        label={say("lobby.pace")}
        name="pace"
        value={paceOf(settings.limits)}
        onChoose={(pace: Pace) => set({ limits: PACES[pace] })}
        options={(Object.keys(PACES) as Pace[]).map((value) => ({
          value,
          label: say(`lobby.${value}`),
          hint: say(`lobby.${value}Hint`),
        }))}
      />
      <Decks
        settings={settings}
        all={all}
        onChoose={(decks) => inOrder(() => rooms.change(room.code, { settings: { decks } }))}
      />
      <Switch
        label={say("lobby.lateJoining")}
        isOn={settings.late_joining}
        onChange={(late_joining) => set({ late_joining })}
      />
      <Switch
        label={say("lobby.autoReveal")}
        isOn={settings.auto_reveal}
        onChange={(auto_reveal) => set({ auto_reveal })}
      />
      <Switch
        label={say("lobby.performed")}
        hint={performedHint(withBots)}
        isOn={settings.clues === "performed"}
        onChange={(isOn) => set({ clues: isOn ? "performed" : "words" })}
      />
      <StandIns
        isOn={settings.stand_ins}
        onChange={(stand_ins) =>
          inOrder(() => rooms.change(room.code, { settings: { stand_ins } }))
        }
      />
      <Doors room={room} />
    </>
  )
}

function performedHint(withBots: boolean): string {
  const hint = say("lobby.performedHint")
  return withBots ? `${hint} ${say("lobby.performedBots")}` : hint
}

interface StandInsProps {
  isOn: boolean
  onChange: (isOn: boolean) => Promise<unknown>
}

/** Whether bots play for whoever is away; they don't with cards that they know nothing of. */
function StandIns({ isOn, onChange }: StandInsProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  return (
    <>
      <Switch
        label={say("bots.standIns")}
        hint={say("bots.standInsHint")}
        isOn={isOn}
        onChange={(wanted) =>
          onChange(wanted).then(
            () => setTrouble(null),
            (error) => setTrouble(wordsOf(error)),
          )
        }
      />
      <Trouble words={trouble} />
    </>
  )
}

interface DecksProps {
  settings: Settings
  all: readonly Deck[]
  onChoose: (decks: string[]) => Promise<unknown>
}

/** The decks to play with; a tap counts at once, before the table has heard of it, or said no. */
function Decks({ settings, all, onChoose }: DecksProps) {
  const [chosen, setChosen] = useState<readonly string[]>(settings.decks)
  const [trouble, setTrouble] = useState<string | null>(null)
  const agreed = settings.decks.join(" ")
  useEffect(() => setChosen(agreed.split(" ")), [agreed])
  const choose = async (decks: string[]) => {
    setChosen(decks)
    setTrouble(null)
    try {
      await onChoose(decks)
    } catch (error) {
      setTrouble(wordsOf(error))
      setChosen(settings.decks)
    }
  }
  return (
    <fieldset class="choice">
      <legend>{say("lobby.decks")}</legend>
      <div class="covers">
        {all.map((deck) => {
          const isIn = chosen.includes(deck.slug)
          const others = chosen.filter((slug) => slug !== deck.slug)
          return (
            <label key={deck.slug} class="cover-option">
              <input
                type="checkbox"
                checked={isIn}
                disabled={isIn && others.length === 0}
                onChange={() => choose(isIn ? others : [...others, deck.slug])}
              />
              <Cover deck={deck} />
            </label>
          )
        })}
      </div>
      <Trouble words={trouble} />
      <button type="button" class="words-button" onClick={() => go(addressOf("decks"))}>
        {say("decks.bringOwn")}
      </button>
    </fieldset>
  )
}
