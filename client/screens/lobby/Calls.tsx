// Calling people with whom one has played: they find it at home, and come with one tap.
import { histories } from "../../api/histories.ts"
import { invitations } from "../../api/invitations.ts"
import { Button } from "../../parts/Button.tsx"
import { Token } from "../../parts/Token.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { say } from "../../say.ts"

export function Calls({ code, me }: { code: string; me: string }) {
  const [loaded, again] = useLoaded(async () => {
    const [{ partners }, called] = await Promise.all([
      histories.profile(me),
      invitations.called(code),
    ])
    return { partners, called: new Set(called) }
  }, [code, me])
  const [busy, act] = useAction()
  if (loaded.kind === "waiting") return null
  if (loaded.kind === "refused") return <p>{loaded.words}</p>
  const { partners, called } = loaded.value
  if (partners.length === 0) return <p>{say("lobby.nobodyToCall")}</p>
  return (
    <ul class="devices">
      {partners.map(({ person: { id, name, avatar } }) => (
        <li key={id}>
          <Token colour="grey" name={name} avatar={avatar} small />
          <span class="device-name">{name}</span>
          {called.has(id) ? (
            <small>{say("lobby.called")}</small>
          ) : (
            <Button
              quiet
              disabled={busy}
              onClick={() =>
                act(async () => {
                  await invitations.call(code, id)
                  again()
                })
              }
            >
              {say("lobby.call")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
