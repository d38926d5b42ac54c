// The way to the big screen: a television has an address of its own for each room.
import { useState } from "preact/hooks"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { bare } from "../../parts/Qr.tsx"
import { ShareButtons } from "../../parts/ShareButtons.tsx"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"

export function BigScreenButton({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="words-button" onClick={() => setOpen(true)}>
        {say("tv.open")}
      </button>
      {isOpen && <BigScreen code={code} onClose={() => setOpen(false)} />}
    </>
  )
}

export function BigScreen({ code, onClose }: { code: string; onClose: () => void }) {
  const address = addressOf("television", { code })
  const link = location.origin + address
  return (
    <Dialog key="screen" label={say("tv.open")} kind="sheet" onClose={onClose}>
      <p>{say("tv.how")}</p>
      <p class="link">{bare(link)}</p>
      <ShareButtons link={link} words={say("tv.open")} />
      <Button quiet onClick={() => go(address)}>
        {say("tv.here")}
      </Button>
    </Dialog>
  )
}
