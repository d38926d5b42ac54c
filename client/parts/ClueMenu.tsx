import { useState } from "preact/hooks"
import { session } from "../api/session.ts"
import type { Performance } from "../live/messages.ts"
import { say } from "../say.ts"
import { IconButton } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { later } from "./later.tsx"

export interface ToldClue {
  readonly game: string
  readonly turn: number
  readonly clue: string
  readonly isMine: boolean
  readonly isPerformed: boolean
}

const ClueSheet = later(() =>
  import("../screens/report/ClueSheet.tsx").then(({ ClueSheet }) => ClueSheet),
)

interface ClueMenuProps {
  game: string | undefined
  turn: number | null
  clue: string | null | undefined
  performance: Performance | null | undefined
  storyteller: string | null
  onHidden?: () => void
}

/** A small sign beside a clue that can be hidden or reported. */
export function ClueMenu(props: ClueMenuProps) {
  const { game, turn, clue, performance, storyteller, onHidden } = props
  const [isOpen, setOpen] = useState(false)
  const me = session.me.value?.id
  if (me === undefined || game === undefined || turn === null || clue == null) return null
  const isMine = storyteller === me
  return (
    <>
      <IconButton
        icon="flag"
        label={say(isMine ? "turn.hideClue" : "turn.reportClue")}
        caption={say(isMine ? "turn.hide" : "turn.report")}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog label={say("turn.aboutClue")} kind="sheet" onClose={() => setOpen(false)}>
          <ClueSheet
            told={{
              game,
              turn,
              clue,
              isMine,
              isPerformed: performance != null,
            }}
            onHidden={() => onHidden?.()}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
