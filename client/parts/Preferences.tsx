import { LANGUAGES, type Language, session } from "../api/session.ts"
import { chooseLight, LIGHTS, light } from "../light.ts"
import { learn, say } from "../say.ts"
import { isLoud, setLoud } from "../sound.ts"
import { Choice } from "./Choice.tsx"
import { noteTrouble } from "./notes.tsx"
import { Switch } from "./Switch.tsx"

const LIGHT_WORDS = {
  auto: "common.lightAuto",
  day: "common.lightDay",
  night: "common.lightNight",
} as const

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
