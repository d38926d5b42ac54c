// What a link invites to, and the way in: past the password, to a seat if one is free.
import { invitations } from "../api/invitations.ts"
import { session } from "../api/session.ts"
import { Button } from "../parts/Button.tsx"
import { CardBack } from "../parts/Card.tsx"
import { Missing } from "../parts/Missing.tsx"
import { note } from "../parts/notes.tsx"
import { useAction } from "../parts/useAction.ts"
import { useLoaded } from "../parts/useLoaded.ts"
import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { NameForm } from "./Name.tsx"

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
    <main class="screen door">
      <section class="paper">
        <div class="invited-by">
          <CardBack />
          <p class="wordmark">{say("common.name")}</p>
        </div>
        <h1>{say("invitation.by", { name: by.name })}</h1>
        <p>{title}</p>
        <p class="hint">{say("home.playing", { count: players })}</p>
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
      </section>
    </main>
  )
}
