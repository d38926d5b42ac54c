// Whom the host keeps out of the room, and lets in again.
import { rooms } from "../../api/rooms.ts"
import { Button } from "../../parts/Button.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { say } from "../../say.ts"
import type { Names } from "./company.ts"

export function KeptOut({ code, names }: { code: string; names: Names }) {
  const [bans, again] = useLoaded(() => rooms.bans(code), [code])
  const [busy, act] = useAction()
  if (bans.kind !== "here" || bans.value.length === 0) return null
  return (
    <section class="kept-out">
      <h3>{say("lobby.keptOut")}</h3>
      <ul>
        {bans.value.map(({ person }) => (
          <li key={person}>
            <span>{names.nameOf(person)}</span>
            <Button
              quiet
              disabled={busy}
              onClick={() =>
                act(async () => {
                  await rooms.letIn(code, person)
                  again()
                })
              }
            >
              {say("lobby.letIn")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
