// What can be done about a clue: whoever gave it hides it, and all others may report it.
import { hideClue } from "../../api/reports.ts"
import { Button } from "../../parts/Button.tsx"
import type { ToldClue } from "../../parts/ClueMenu.tsx"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { ReportForm } from "./ReportForm.tsx"

interface ClueSheetProps {
  told: ToldClue
  onHidden: () => void
  onDone: () => void
}

export function ClueSheet({ told, onHidden, onDone }: ClueSheetProps) {
  const { game, turn, clue, isMine, isPerformed } = told
  const [busy, act] = useAction()
  const hide = () =>
    act(async () => {
      await hideClue(game, turn)
      note(say("report.hidden"))
      onHidden()
      onDone()
    })
  return (
    <>
      <p class="clue quoted">{clue}</p>
      {isMine ? (
        <>
          <p>{say(isPerformed ? "report.hidePerformedHint" : "report.hideHint")}</p>
          <Button main disabled={busy} onClick={hide}>
            {say("report.hide")}
          </Button>
        </>
      ) : (
        <ReportForm reported={{ kind: "clue", game, turn, isPerformed }} onDone={onDone} />
      )}
    </>
  )
}
