// The one screen of all phases: who tells and what above, the one thing to do below.
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import type { Lesson } from "../../lessons.ts"
import type { Room, TurnView } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import type { Game } from "../../live/table.ts"
import { KeptNote } from "../../parts/BotNote.tsx"
import { IconButton } from "../../parts/Button.tsx"
import { ClueMenu } from "../../parts/ClueMenu.tsx"
import { Fuse } from "../../parts/Fuse.tsx"
import { Token } from "../../parts/Token.tsx"
import { say } from "../../say.ts"
import { type Company, type Names, tokenOf } from "../room/company.ts"
import { TableMenu } from "../room/laterMenu.ts"
import { SlowTable } from "../room/SlowTable.tsx"
import { Seatless } from "./Seatless.tsx"
import { Slip } from "./Slip.tsx"

export interface TurnProps<View extends TurnView = TurnView> {
  stay: Stay
  room: Room
  game: Game
  view: View
  company: Company
}

interface FrameProps extends TurnProps {
  /** What this phase is about, in words, where there is no clue yet. */
  title?: string
  lesson?: Lesson | false
  clue?: string | null
  children: ComponentChildren
  foot: ComponentChildren
}

export function Frame({
  stay,
  room,
  game,
  view,
  company,
  title,
  lesson,
  clue,
  children,
  foot,
}: FrameProps) {
  const [hasMenu, setMenu] = useState(false)
  useEffect(() => scrollTo(0, 0), [view.phase, view.turn])
  const { storyteller } = view
  return (
    <div class={`turn phase-${view.phase}`}>
      <header class="head">
        <div class="head-row">
          {storyteller && <Token {...tokenOf(company, storyteller)} />}
          <p class="teller">
            {tellerWords(storyteller, company)}
            {storyteller && company.isKept(storyteller) && (
              <KeptNote name={company.nameOf(storyteller)} />
            )}
          </p>
          <ClueMenu game={game.id} turn={view.turn} clue={clue} storyteller={storyteller} />
          <IconButton icon="menu" label={say("common.menu")} onClick={() => setMenu(true)} />
        </div>
        {clue !== undefined && <Clue clue={clue} />}
        {title && <h1 class="task">{title}</h1>}
        <Fuse ends={game.ends} whole={view.settings.limits[view.phase]} />
      </header>
      <Seatless stay={stay} room={room} game={game} view={view} company={company} />
      {view.you?.to_do == null && <SlowTable room={room} view={view} company={company} />}
      <main class="middle">{children}</main>
      <footer class="foot">
        {lesson && <Slip lesson={lesson} />}
        {foot}
      </footer>
      {hasMenu && (
        <TableMenu stay={stay} room={room} company={company} onClose={() => setMenu(false)} />
      )}
    </div>
  )
}

export function tellerWords(storyteller: string | null, names: Names): string {
  if (storyteller === null) return say("turn.race")
  if (storyteller === names.me) return say("turn.youTell")
  return say("turn.tells", { name: names.nameOf(storyteller) })
}

export function Clue({ clue }: { clue: string | null }) {
  if (clue === null) return <p class="clue hidden-clue">{say("turn.clueHidden")}</p>
  const size = clue.length > 120 ? "long" : clue.length > 44 ? "middling" : "short"
  return <p class={`clue ${size}`}>{clue}</p>
}
