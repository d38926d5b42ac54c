// The phase of the clue.
import { useEffect, useRef, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { learn } from "../../lessons.ts"
import type { ClueView } from "../../live/messages.ts"
import { type Kind, leadOf, type Wait, waitAfter } from "../../live/performing.ts"
import type { Game } from "../../live/table.ts"
import { Button } from "../../parts/Button.tsx"
import { Card, CardBack } from "../../parts/Card.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { useAction } from "../../parts/useAction.ts"
import { useFresh } from "../../parts/useFresh.ts"
import { useGrowth } from "../../parts/useGrowth.ts"
import { useLast } from "../../parts/useLast.ts"
import { say } from "../../say.ts"
import { dropTake, sending, sendTake, takeFor } from "../perform/take.ts"
import { draftIn, keepDraft, sayDraft } from "./draft.ts"
import { Frame, type TurnProps } from "./Frame.tsx"
import { HandOfCards } from "./HandOfCards.tsx"
import { PerformSheet } from "./laterPerform.ts"
import { PhaseFuse } from "./PhaseFuse.tsx"
import { Thinking } from "./Thinking.tsx"
import { useHand } from "./useHand.ts"
import { Ways } from "./Ways.tsx"

export function Telling(props: TurnProps<ClueView>) {
  const { game, view, company } = props
  const mayTell = view.you?.to_do === "clue"
  const [clueFor, setClueFor] = useState<string | null>(null)
  const hand = useHand(view.you?.hand ?? [], tell)
  const wait = useWait(game)
  const isDue = useLast(game.ends, leadOf(wait))
  const made = takeFor(game.id, view.turn)
  useDusk(hand.front ?? null)

  // What is recorded when the time is up has to be on its way by then, whatever one looks at.
  useEffect(() => {
    if (mayTell && isDue && made && sending.peek().kind === "kept") sendTake(made)
  }, [mayTell, isDue, made])

  function tell() {
    if (mayTell && hand.front !== undefined) setClueFor(hand.front)
  }

  const button = mayTell && (
    <Button
      main
      onClick={() => {
        hand.open(false)
        tell()
      }}
    >
      {say("turn.tellThis")}
    </Button>
  )
  const foot = mayTell ? button : <Thinking {...props} />
  return (
    <Frame
      {...props}
      title={title(view, mayTell, company.isSeated)}
      lesson={mayTell && "tell"}
      foot={foot}
    >
      {hand.cards.length === 0 ? (
        <Backs />
      ) : (
        <HandOfCards game={game} hand={hand}>
          {button}
        </HandOfCards>
      )}
      {clueFor !== null && mayTell && (
        <ClueOf
          {...props}
          card={clueFor}
          isDue={isDue}
          wait={wait}
          onClose={() => setClueFor(null)}
        />
      )}
    </Frame>
  )
}

/** The wait of a turn for a recording. */
function useWait({ happened }: Game): Wait {
  const wait = useRef<Wait>("ahead")
  wait.current = waitAfter(wait.current, happened)
  return wait.current
}

/** What those see who have no hand: the cards of the others, from behind. */
function Backs() {
  return (
    <div class="coming-in">
      <div class="pile large">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
    </div>
  )
}

function title({ storyteller }: ClueView, mayTell: boolean, isSeated: boolean): string {
  if (storyteller === null) return isSeated ? say("turn.raceHint") : ""
  return mayTell ? say("turn.yourTurn") : ""
}

interface ClueOfProps extends TurnProps<ClueView> {
  card: string
  /** What is recorded has to be on its way by now. */
  isDue: boolean
  wait: Wait
  onClose: () => void
}

/** The clue for a card: in words, or performed, as long as one that is recorded isn't given. */
function ClueOf(props: ClueOfProps) {
  const { game, view } = props
  const [way, setWay] = useState<Kind | null>(() => takeFor(game.id, view.turn)?.kind ?? null)
  if (way === null) return <ClueSheet {...props} onPerform={setWay} />
  return (
    <PerformSheet
      {...props}
      kind={way}
      onWords={() => {
        dropTake()
        setWay(null)
      }}
    />
  )
}

interface ClueSheetProps extends ClueOfProps {
  onPerform: (kind: Kind) => void
}

const LONGEST = 500

function ClueSheet(props: ClueSheetProps) {
  const { stay, game, view, card, onPerform, onClose } = props
  const [clue, setClue] = useState(draftIn(game.id))
  const [busy, act] = useAction()
  const isLast = useLast(game.ends)
  const isFresh = useFresh("sheet")
  const field = useGrowth(clue)

  function send() {
    learn("tell")
    act(async () => {
      sayDraft()
      try {
        const answer = await moves.clue(game.id, { turn: view.turn, card, clue })
        keepDraft(game.id, "")
        stay.take(answer)
      } catch (error) {
        keepDraft(game.id, clue)
        throw error
      }
    })
  }

  return (
    <Dialog label={say("turn.yourClue")} kind="full" onClose={onClose}>
      <form
        class={isFresh ? "clue-form fresh" : "clue-form"}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div class="clue-card">
          <Card card={card} large />
        </div>
        <PhaseFuse game={game} />
        <label class="clue-field">
          <span class="hidden-text">{say("turn.yourClue")}</span>
          <textarea
            ref={field}
            rows={2}
            maxLength={LONGEST}
            value={clue}
            placeholder={say("turn.yourClue")}
            enterkeyhint="send"
            onInput={(event) => {
              setClue(event.currentTarget.value)
              keepDraft(game.id, event.currentTarget.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.isComposing) return
              event.preventDefault()
              if (clue.trim() !== "" && !event.repeat) send()
            }}
          />
        </label>
        <Ways {...props} onChoose={onPerform} />
        <p class={isLast ? "hint" : "hint advice"}>
          {say(isLast ? "turn.sayItNow" : "turn.clueHint")}
        </p>
        <div class="buttons">
          <Button quiet onClick={onClose}>
            {say("turn.otherCard")}
          </Button>
          <Button main type="submit" disabled={busy || clue.trim() === ""}>
            {say("turn.sayIt")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
