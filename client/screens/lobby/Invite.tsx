// The way for friends to get here: a link to send, a code to type, a picture to scan.
import { useEffect, useState } from "preact/hooks"
import { Refused } from "../../api/http.ts"
import { invitations } from "../../api/invitations.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { later } from "../../parts/later.tsx"
import { bare, Qr } from "../../parts/Qr.tsx"
import { ShareButtons } from "../../parts/ShareButtons.tsx"
import { addressOf } from "../../router.ts"
import { say } from "../../say.ts"
import { BigScreenButton } from "../room/BigScreen.tsx"

const Calls = later(() => import("./Calls.tsx").then(({ Calls }) => Calls))

interface InviteProps {
  code: string
  title: string
  isAlone: boolean
  /** The host's id if the host looks; all others pass the address of the room on. */
  host: string | null
}

export function Invite({ code, title, isAlone, host }: InviteProps) {
  const link = useLink(code, host)
  const [isShown, setShown] = useState(false)
  const [isCalling, setCalling] = useState(false)
  return (
    <section class="paper invite">
      <h2>{isAlone ? say("lobby.nobodyYet") : say("lobby.invite")}</h2>
      {link !== null && (
        <>
          <p class="link">{bare(link)}</p>
          <ShareButtons link={link} words={say("lobby.message", { title })} />
          <button
            type="button"
            class={isShown ? "scan shown" : "scan"}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Qr link={link} />
            <span>{say("lobby.scan")}</span>
          </button>
        </>
      )}
      <div class="invite-more">
        <p class="hint">{say("lobby.codeIs", { code })}</p>
        <BigScreenButton code={code} />
        {host !== null && (
          <button type="button" class="words-button" onClick={() => setCalling(true)}>
            {say("lobby.callSomebody")}
          </button>
        )}
      </div>
      {isCalling && host !== null && (
        <Dialog label={say("lobby.callSomebody")} kind="sheet" onClose={() => setCalling(false)}>
          <Calls code={code} me={host} />
        </Dialog>
      )}
    </section>
  )
}

/** The link that seats whoever opens it; null until it is known. */
function useLink(code: string, host: string | null): string | null {
  const room = location.origin + addressOf("room", { code })
  const [token, setToken] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (host === null) return
    invitations.link(code, host).then(setToken, (error) => {
      if (!(error instanceof Refused)) throw error
      setRefused(true)
    })
  }, [code, host])
  if (host === null || isRefused) return room
  return token === null ? null : location.origin + addressOf("invitation", { token })
}
