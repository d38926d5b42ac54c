// What a link invites to, and the way in: past the password, to a seat if one is free.
import { invitations } from "../api/invitations.ts"
import { session } from "../api/session.ts"
import { Button } from "../parts/Button.tsx"
import { Missing } from "../parts/Missing.tsx"
import { note } from "../parts/notes.tsx"
import { useAction } from "../parts/useAction.ts"
import { useLoaded } from "../parts/useLoaded.ts"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { NameForm } from "./Name.tsx"
import { Welcome } from "./Welcome.tsx"

export function Invitation({ token }: { token: string }) {
  const [invited] = useLoaded(() => invitations.read(token), [token])
  const [busy, act] = useAction()
  if (invited.kind === "waiting") return <main class="screen door" />
  if (invited.kind === "refused") return <Missing words={invited.words} />

  const { title, by, players } = invited.value
  const comeIn = () =>
    act(async () => {
      const { room, why_not } = await invitations.accept(token)
      if (why_not) note(why_not.detail)
      go(addressOf("room", { code: room.code }), { replace: true })
    })
  return (
    <Welcome
      heading={say("invitation.by", { name: by.name })}
      lines={[title, say("home.playing", { count: players })]}
    >
      {session.token.value === null ? (
        <>
          <h2>{say("landing.whatName")}</h2>
          <NameForm onDone={comeIn} />
        </>
      ) : (
        <Button main disabled={busy} onClick={comeIn}>
          {say("landing.comeIn")}
        </Button>
      )}
    </Welcome>
  )
}
