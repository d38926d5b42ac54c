// The sheet on which a clue is sung or mimed, looked at, and given.
import { useEffect, useRef, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { learn } from "../../lessons.ts"
import type { ClueView } from "../../live/messages.ts"
import type { Bar, Kind, Wait } from "../../live/performing.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { wordsOf } from "../../parts/notes.tsx"
import { say } from "../../say.ts"
import { keepDraft } from "../turn/draft.ts"
import type { TurnProps } from "../turn/Frame.tsx"
import { PhaseFuse } from "../turn/PhaseFuse.tsx"
import { Barred } from "./Barred.tsx"
import { Review } from "./Review.tsx"
import { type Made, Stage } from "./Stage.tsx"
import { dropTake, keepTake, sendTake, takeFor } from "./take.ts"

interface PerformSheetProps extends TurnProps<ClueView> {
  kind: Kind
  card: string
  /** What is recorded has to be on its way by now. */
  isDue: boolean
  wait: Wait
  /** The clue is to be said in words after all. */
  onWords: () => void
  onClose: () => void
}

export function PerformSheet(props: PerformSheetProps) {
  const { stay, game, view, company, card, kind, isDue, wait, onWords, onClose } = props
  const [bar, setBar] = useState<Bar | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const made = takeFor(game.id, view.turn)
  const isClosed = useRef(false)
  useEffect(
    () => () => {
      isClosed.current = true
    },
    [],
  )

  function keep({ file, milliseconds }: Made) {
    setTrouble(null)
    keepTake({ game: game.id, turn: view.turn, kind, file, milliseconds })
  }

  async function give(words: string) {
    if (!made || isBusy) return
    setBusy(true)
    setTrouble(null)
    try {
      const ready = await sendTake(made)
      // Whoever has closed the sheet meanwhile has thought better of it.
      if (!ready || isClosed.current) return
      const clue = words.trim() || ready.words
      learn("tell")
      const body = { turn: view.turn, card, clue, performance: ready.id }
      const answer = await moves.clue(game.id, body)
      keepDraft(game.id, "")
      stay.take(answer)
      dropTake()
    } catch (error) {
      setTrouble(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }

  const withBots = company.players.some(({ player, left }) => !left && company.isBot(player))
  return (
    <Dialog label={say(`perform.${kind}Title`)} kind="full" onClose={onClose}>
      <div class={`perform ${kind}`}>
        <header class="perform-head">
          <h2>{say(`perform.${kind}Title`)}</h2>
          <PhaseFuse game={game} />
        </header>
        {made ? (
          <Review
            take={made}
            card={card}
            withBots={withBots}
            isDue={isDue}
            wait={wait}
            isBusy={isBusy}
            trouble={trouble}
            onAgain={dropTake}
            onGive={give}
          />
        ) : bar ? (
          <Barred kind={kind} bar={bar} onAgain={() => setBar(null)} onMade={keep} />
        ) : (
          <Stage kind={kind} card={card} isDue={isDue} onMade={keep} onBarred={setBar} />
        )}
        {!made && (
          <Button quiet onClick={onWords}>
            {say("perform.inWords")}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
