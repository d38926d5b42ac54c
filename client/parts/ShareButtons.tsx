// A link to be sent by whatever the device sends links with, or copied.
import { say } from "../say.ts"
import { Button } from "./Button.tsx"
import { note } from "./notes.tsx"

interface ShareButtonsProps {
  link: string
  words: string
}

export function ShareButtons({ link, words }: ShareButtonsProps) {
  const canShare = "share" in navigator
  return (
    <div class="buttons wrap">
      {canShare && (
        <Button icon="send" onClick={() => send(link, words)}>
          {say("common.send")}
        </Button>
      )}
      <Button icon="copy" onClick={() => copy(link, say("common.copied"))}>
        {say("common.copy")}
      </Button>
    </div>
  )
}

export async function send(url: string, text: string): Promise<void> {
  // Whoever changes their mind has shared nothing, and that is all.
  await navigator.share({ url, text }).catch(() => {})
}

/** Over plain http there is no clipboard but the old one. */
export async function copy(text: string, done: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
  } else {
    const field = document.createElement("textarea")
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand("copy")
    field.remove()
  }
  note(done)
}
