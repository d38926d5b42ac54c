// Said where nothing can be recorded, with what can be done about it.
import { useState } from "preact/hooks"
import { type Bar, hasFilm, type Kind, LARGEST } from "../../live/performing.ts"
import { Button } from "../../parts/Button.tsx"
import { Files } from "../../parts/Files.tsx"
import { Trouble } from "../../parts/Trouble.tsx"
import { decimal, say } from "../../say.ts"
import type { Made } from "./Stage.tsx"

interface BarredProps {
  kind: Kind
  bar: Bar
  onAgain: () => void
  onMade: (made: Made) => void
}

const MEGABYTE = 1_000_000
/** What the server takes; a device may call them otherwise. */
const SOUNDS = "audio/mp4,audio/x-m4a,audio/webm,audio/ogg,.m4a,.mp4,.webm,.ogg,.opus"
const FILMS = "video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm"

export function Barred({ kind, bar, onAgain, onMade }: BarredProps) {
  /** The megabytes of what is too large to be sent. */
  const [size, setSize] = useState<string | null>(null)
  const isBrowser = bar === "unable" && isSecureContext
  const device = hasFilm(kind) ? "Camera" : "Microphone"

  function choose([file]: readonly File[]) {
    if (!file) return
    if (file.size > LARGEST) setSize(decimal(Math.ceil((10 * file.size) / MEGABYTE) / 10))
    else onMade({ file, milliseconds: null })
  }

  return (
    <section class="paper barred">
      <h2>{say(`perform.${bar}${device}`)}</h2>
      <p>{say(isBrowser ? "perform.unableBrowserHint" : `perform.${bar}Hint`)}</p>
      <Trouble words={size && say("perform.tooLarge", { size, most: LARGEST / MEGABYTE })} />
      <div class="barred-ways">
        {bar !== "unable" && (
          <Button main onClick={onAgain}>
            {say("trouble.tryAgain")}
          </Button>
        )}
        {bar === "unable" && (
          <Files
            main
            isMadeNow
            label={say(hasFilm(kind) ? "perform.filmElsewhere" : "perform.recordElsewhere")}
            accept={hasFilm(kind) ? "video/*" : "audio/*"}
            onFiles={choose}
          />
        )}
        <Files
          label={say("perform.chooseFile")}
          accept={hasFilm(kind) ? FILMS : SOUNDS}
          onFiles={choose}
        />
      </div>
    </section>
  )
}
