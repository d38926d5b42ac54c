// A game without looking for one: with bots at once, or with whoever else looks for players now.
import { bots } from "../../api/bots.ts"
import { Button } from "../../parts/Button.tsx"
import { Level, level } from "../../parts/Level.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { playAlone } from "../Landing.tsx"

export function SeatAtOnce() {
  const [busy, act] = useAction()
  const playQuickly = async () => {
    const { room } = await bots.playQuickly(level.value)
    go(addressOf("room", { code: room.code }))
  }
  return (
    <div class="form">
      <Level />
      <Button main disabled={busy} onClick={() => act(() => playAlone(null))}>
        {say("bots.rightNow")}
      </Button>
      <Button disabled={busy} onClick={() => act(playQuickly)}>
        {say("bots.withAnybody")}
      </Button>
      <p class="hint">{say("bots.ifNobody")}</p>
    </div>
  )
}
