// The end: who won, how everybody stands, and the last picture.
import type { OverView } from "../../live/messages.ts"
import { useDusk } from "../../parts/dusk.ts"
import { say } from "../../say.ts"
import { LastPicture, lastOf, Outcome } from "../Outcome.tsx"
import type { SceneProps } from "./Parts.tsx"

interface EndSceneProps extends SceneProps {
  view: OverView
}

export function EndScene({ room, view, company }: EndSceneProps) {
  const last = lastOf(view)
  useDusk(last?.card ?? null)
  return (
    <div class="tv tv-end">
      <main class="tv-two">
        <Outcome view={view} names={company} />
        {last && <LastPicture {...last} />}
      </main>
      <p class="tv-words" role="status">
        {room.closed_at === null
          ? say("end.hostMayOpen", { name: company.nameOf(view.host) })
          : say("tv.thanks")}
      </p>
    </div>
  )
}
