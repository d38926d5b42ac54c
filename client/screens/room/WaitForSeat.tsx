// The queue for a seat at a table that is full; one may wait in it on any page.
import { rooms } from "../../api/rooms.ts"
import type { Room } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"

interface WaitForSeatProps {
  room: Room
  me: string
  /** There is nothing else to do here. */
  isMain?: boolean
}

export function WaitForSeat({ room, me, isMain }: WaitForSeatProps) {
  const [busy, act] = useAction()
  const { code, queue } = room
  const place = queue.findIndex(({ id }) => id === me) + 1
  if (place === 0) {
    return (
      <Button main={isMain ?? false} disabled={busy} onClick={() => act(() => rooms.queueUp(code))}>
        {say("lobby.queueUp")}
      </Button>
    )
  }
  return (
    <div class="in-queue" role="status">
      <p>{placeWords(place)}</p>
      <Button quiet disabled={busy} onClick={() => act(() => rooms.leaveQueue(code))}>
        {say("lobby.leaveQueue")}
      </Button>
    </div>
  )
}

/** How many come first. */
export function placeWords(place: number): string {
  return place === 1 ? say("lobby.firstInQueue") : say("lobby.inQueue", { count: place - 1 })
}
