import type { LobbyView, Room, TurnView } from "../../live/messages.ts"
import { isOfferedAt } from "../../offer.ts"
import { later } from "../../parts/later.tsx"
import { isSlow } from "../../reminding.ts"
import type { Company } from "./company.ts"

const Offer = later(() => import("./Offer.tsx").then(({ Offer }) => Offer))

interface SlowTableProps {
  room: Room
  view: LobbyView | TurnView
  company: Company
}

/** Where there is time to think: the offer to be told when it is one's turn. */
export function SlowTable({ room, view, company }: SlowTableProps) {
  if (!company.isSeated || !isSlow(view.settings.limits) || !isOfferedAt(room.code)) return null
  return <Offer code={room.code} />
}
