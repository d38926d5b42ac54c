// The one screen of all phases: who tells and what above, the one thing to do below.
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import type { Lesson } from "../../lessons.ts"
import type { Performance, Room, TurnView } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import type { Game } from "../../live/table.ts"
import { KeptNote } from "../../parts/BotNote.tsx"
import { MenuButton } from "../../parts/Button.tsx"
import { ClueMenu } from "../../parts/ClueMenu.tsx"
import { Token } from "../../parts/Token.tsx"
import { say } from "../../say.ts"
import { type Company, type Names, tokenOf } from "../room/company.ts"
import { TableMenu } from "../room/laterMenu.ts"
import { SlowTable } from "../room/SlowTable.tsx"
import { ToldClue } from "./Clue.tsx"
import { LateWords } from "./LateWords.tsx"
import { PhaseFuse } from "./PhaseFuse.tsx"
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
  performance?: Performance | null
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
  performance,
  children,
  foot,
}: FrameProps) {
  const [hasMenu, setMenu] = useState(false)
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
          <ClueMenu
            game={game.id}
            turn={view.turn}
            clue={clue}
            performance={performance}
            storyteller={storyteller}
          />
          <MenuButton onClick={() => setMenu(true)} />
        </div>
        {clue !== undefined && (
          <ToldClue
            game={game.id}
            clue={clue}
            performance={performance}
            starts={storyteller !== company.me}
          />
        )}
        {title && (
          <h1 class="task" aria-live="polite">
            {title}
          </h1>
        )}
        <PhaseFuse game={game} />
      </header>
      {view.you?.to_do !== "clue" && <LateWords game={game.id} />}
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
