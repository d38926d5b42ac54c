import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { LANGUAGES, type Language, session } from "../api/session.ts"
import { chooseLight, LIGHTS, light } from "../light.ts"
import { learn, say } from "../say.ts"
import { isLoud, setLoud } from "../sound.ts"
import { IconButton } from "./Button.tsx"
import { Choice } from "./Choice.tsx"
import { Dialog } from "./Dialog.tsx"
import { noteTrouble } from "./notes.tsx"
import { Switch } from "./Switch.tsx"

const LIGHT_WORDS = {
  auto: "common.lightAuto",
  day: "common.lightDay",
  night: "common.lightNight",
} as const

/** Opens what is chosen for this device, with further ways below it. */
export function PreferencesButton({ children }: { children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="dusk"
        label={`${say("common.language")}, ${say("common.light")}`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog label={say("common.menu")} kind="sheet" onClose={() => setOpen(false)}>
          <Preferences />
          {children}
        </Dialog>
      )}
    </>
  )
}

/** The language, the light and the sounds of this device. */
export function Preferences({ onLanguage }: { onLanguage?: (chosen: Language) => void }) {
  const languages = Object.entries(LANGUAGES) as [Language, string][]
  return (
    <>
      <Choice
        label={say("common.language")}
        name="language"
        options={languages.map(([value, label]) => ({ value, label }))}
        value={session.language.value}
        onChoose={(language) =>
          learn(language).then(() => {
            session.speak(language)
            onLanguage?.(language)
          }, noteTrouble)
        }
      />
      <Choice
        label={say("common.light")}
        name="light"
        options={LIGHTS.map((value) => ({ value, label: say(LIGHT_WORDS[value]) }))}
        value={light.value}
        onChoose={chooseLight}
      />
      <Switch label={say("common.sound")} isOn={isLoud.value} onChange={setLoud} />
    </>
  )
}
