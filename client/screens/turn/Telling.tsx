// The phase of the clue.
import { useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { learn } from "../../lessons.ts"
import type { ClueView } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { Card, CardBack } from "../../parts/Card.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { ReactionBar } from "../room/laterReactions.ts"
import { draftIn, keepDraft } from "./draft.ts"
import { Frame, type TurnProps } from "./Frame.tsx"
import { HandOfCards } from "./HandOfCards.tsx"
import { useHand } from "./useHand.ts"

export function Telling(props: TurnProps<ClueView>) {
  const { room, game, view, company } = props
  const mayTell = view.you?.to_do === "clue"
  const [clueFor, setClueFor] = useState<string | null>(null)
  const hand = useHand(view.you?.hand ?? [], tell)
  useDusk(hand.front ?? null)

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
  const foot = mayTell ? (
    button
  ) : (
    <>
      <p class="foot-words">{words(props)}</p>
      {company.isSeated && room.reactions && <ReactionBar game={game.id} />}
    </>
  )
  return (
    <Frame
      {...props}
      title={title(view, mayTell, company.isSeated)}
      lesson={mayTell && "tell"}
      foot={foot}
    >
      {hand.cards.length === 0 ? <Backs /> : <HandOfCards hand={hand}>{button}</HandOfCards>}
      {clueFor !== null && mayTell && (
        <ClueSheet {...props} card={clueFor} onClose={() => setClueFor(null)} />
      )}
    </Frame>
  )
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

function words({ view, company }: TurnProps<ClueView>): string {
  const { storyteller } = view
  if (storyteller === null) return ""
  return say("turn.thinking", { name: company.nameOf(storyteller) })
}

interface ClueSheetProps extends TurnProps<ClueView> {
  card: string
  onClose: () => void
}

const LONGEST = 500

function ClueSheet({ stay, game, view, card, onClose }: ClueSheetProps) {
  const [clue, setClue] = useState(draftIn(game.id))
  const [busy, act] = useAction()

  function send() {
    act(async () => {
      keepDraft(game.id, "")
      try {
        stay.take(await moves.clue(game.id, { turn: view.turn, card, clue }))
      } catch (error) {
        keepDraft(game.id, clue)
        throw error
      }
      learn("tell")
    })
  }

  return (
    <Dialog label={say("turn.yourClue")} kind="full" onClose={onClose}>
      <form
        class="clue-form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div class="clue-card">
          <Card card={card} large />
        </div>
        <label class="clue-field">
          <span class="hidden-text">{say("turn.yourClue")}</span>
          <textarea
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
              if (clue.trim() !== "") send()
            }}
          />
        </label>
        <p class="hint">{say("turn.clueHint")}</p>
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
