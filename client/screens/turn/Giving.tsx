// The phase of the cards: everybody but the storyteller gives one that could be meant, or two.
import { useEffect, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { world } from "../../browser.ts"
import { learn } from "../../lessons.ts"
import { cardsWith, IN_TIME } from "../../live/choices.ts"
import type { CardsView } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { Card, CardBack } from "../../parts/Card.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLast } from "../../parts/useLast.ts"
import { say } from "../../say.ts"
import { Frame, type TurnProps } from "./Frame.tsx"
import { HandOfCards } from "./HandOfCards.tsx"
import { useHand } from "./useHand.ts"
import { Waiting } from "./Waiting.tsx"

export function Giving(props: TurnProps<CardsView>) {
  const { view, company } = props
  if (view.you && view.storyteller !== company.me && company.isSeated) return <Guesser {...props} />
  return <Onlooker {...props} />
}

/** The storyteller, or a spectator, who sees the cards come in. */
function Onlooker(props: TurnProps<CardsView>) {
  const { view, company } = props
  const [mine] = view.you?.played ?? []
  const given = company.players.filter((player) => player.has_chosen)
  useDusk(mine ?? null)
  return (
    <Frame
      {...props}
      clue={view.clue}
      performance={view.performance}
      foot={<Waiting company={company} storyteller={view.storyteller ?? ""} />}
    >
      <div class="coming-in">
        {mine !== undefined && (
          <figure class="own-card">
            <Card card={mine} large />
          </figure>
        )}
        <div class="pile" aria-hidden="true">
          {given.flatMap((player) =>
            Array.from({ length: view.cards_each }, (_, nth) => (
              <CardBack key={`${player.player} ${nth}`} />
            )),
          )}
        </div>
        {mine !== undefined && <p class="aside">{say("turn.othersGive")}</p>}
      </div>
    </Frame>
  )
}

function Guesser(props: TurnProps<CardsView>) {
  const { stay, game, view, company } = props
  const played = view.you?.played ?? []
  const each = view.cards_each
  const lesson = each === 1 ? "give" : "giveTwo"
  const [taken, setTaken] = useState<readonly string[] | null>(null)
  const [busy, act] = useAction()
  const hand = useHand([...(view.you?.hand ?? []), ...played], next)
  const { front } = hand
  useDusk(front ?? null)

  const picked = taken ?? played
  const choice = each === 1 && front !== undefined ? [front] : picked
  const isReady = choice.length === each && !isSame(choice, played)

  const isLast = useLast(game.ends)
  const isOver = useLast(game.ends, IN_TIME)
  useEffect(() => {
    if (!isOver || played.length > 0 || picked.length === 0) return
    give(cardsWith(picked, hand.cards, each, world.chance))
  }, [isOver, picked.join()])

  function give(cards = choice) {
    learn(lesson)
    act(async () => {
      const body = { turn: view.turn, cards: [...cards] }
      stay.take(await moves.cards(game.id, body))
      if (cards.length > choice.length) note(say("turn.chancePicked"))
      setTaken(null)
    })
  }

  function next() {
    if (isReady) give()
    else if (each > 1) take()
  }

  /** Take the card in front, or put it back; a third one takes the place of the first. */
  function take() {
    if (front === undefined || isSettled) return
    setTaken(isTaken ? picked.filter((card) => card !== front) : [...picked, front].slice(-each))
  }

  const isTaken = front !== undefined && picked.includes(front)
  const isSettled = isTaken && isSame(picked, played)
  const marked = each === 1 ? played : picked
  const marks = Object.fromEntries(marked.map((card) => [card, markOf(card, played)]))
  const buttons = (
    <div class="buttons">
      {each > 1 && front !== undefined && !isSettled && (
        <Button
          main={!isTaken && !isReady}
          quiet={isTaken || isReady}
          disabled={busy}
          onClick={take}
        >
          {say(takeWords(isTaken, picked.length === each))}
        </Button>
      )}
      {isReady && (
        <Button
          main={played.length === 0 || each > 1}
          disabled={busy}
          onClick={() => {
            hand.open(false)
            give()
          }}
        >
          {say(giveWords(each, played))}
        </Button>
      )}
    </div>
  )
  const foot = (
    <>
      {played.length > 0 && <Waiting company={company} storyteller={view.storyteller ?? ""} />}
      {buttons}
    </>
  )
  const task = say((isLast && played.length === 0 ? lastWords : taskWords)(each, picked))
  const isChanging = taken !== null && taken.length < each
  return (
    <Frame
      {...props}
      clue={view.clue}
      performance={view.performance}
      {...((played.length === 0 || isChanging) && { title: task })}
      lesson={lesson}
      foot={foot}
    >
      <HandOfCards game={game} hand={hand} marks={marks}>
        {buttons}
      </HandOfCards>
    </Frame>
  )
}

function taskWords(each: number, { length }: readonly string[]) {
  if (each === 1) return "turn.whichFits"
  if (length === each) return "turn.twoChosen"
  return length === 1 ? "turn.oneMoreFits" : "turn.whichTwoFit"
}

/** What becomes of a choice in the last moments; what was given before stays as it is. */
function lastWords(each: number, { length }: readonly string[]) {
  if (length === 0) return "turn.orChance"
  return length === each ? "turn.goesSoon" : "turn.oneMoreOrChance"
}

function takeWords(isTaken: boolean, areAll: boolean) {
  if (isTaken) return "turn.putBack"
  return areAll ? "turn.takeInstead" : "turn.takeThis"
}

function giveWords(each: number, { length }: readonly string[]) {
  if (length === 0) return each > 1 ? "turn.giveBoth" : "turn.giveThis"
  return each > 1 ? "turn.giveBothInstead" : "turn.giveInstead"
}

function markOf(card: string, played: readonly string[]): string {
  return played.includes(card) ? say("turn.given") : "✓"
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card))
}
