// A table, to somebody who has its code and no name yet.
import { rooms } from "../../api/rooms.ts"
import { CodeForm } from "../../parts/CodeForm.tsx"
import { useLoaded } from "../../parts/useLoaded.ts"
import { say } from "../../say.ts"
import { NameForm, NameScreen } from "../Name.tsx"
import { Welcome } from "../Welcome.tsx"

export function Entrance({ code }: { code: string }) {
  const [door] = useLoaded(() => rooms.door(code), [code])
  if (door.kind === "waiting") return <main class="screen door" />
  if (door.kind === "refused") return door.code === "no_such_room" ? <Nowhere /> : <NameScreen />

  const { title, host, players, is_closed } = door.value
  if (is_closed) return <Closed title={title} />
  const isNamed = host === null || title.includes(host.name)
  const lines = [
    ...(isNamed ? [] : [say("invitation.host", { name: host.name })]),
    ...(players === null ? [] : [say("home.playing", { count: players })]),
  ]
  return (
    <Welcome heading={title} lines={lines}>
      <h2>{say("landing.whatName")}</h2>
      <NameForm />
    </Welcome>
  )
}

function Nowhere() {
  return (
    <main class="screen door">
      <section class="paper">
        <NoRoom />
      </section>
    </main>
  )
}

function Closed({ title }: { title: string }) {
  return (
    <Welcome heading={title} lines={[say("invitation.closed")]}>
      <CodeForm />
    </Welcome>
  )
}

/** No table has the code; another one may be tried. */
export function NoRoom() {
  return (
    <>
      <h1>{say("trouble.noRoom")}</h1>
      <p>{say("trouble.noRoomHint")}</p>
      <CodeForm />
    </>
  )
}
