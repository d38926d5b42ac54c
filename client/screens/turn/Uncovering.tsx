// The heart of a turn: who voted for what, whose the true card was, and what it was worth.
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { learn } from "../../lessons.ts"
import type { Room } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import { inOrder, storyOfCards, storyOfVotes } from "../../live/uncovering.ts"
import { Board } from "../../parts/Board.tsx"
import { Button, IconButton } from "../../parts/Button.tsx"
import { ClueMenu } from "../../parts/ClueMenu.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Fuse } from "../../parts/Fuse.tsx"
import { Token } from "../../parts/Token.tsx"
import { Track } from "../../parts/Track.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useKeys } from "../../parts/useKeys.ts"
import { useStory } from "../../parts/useStory.ts"
import { say } from "../../say.ts"
import { type Company, tokenOf } from "../room/company.ts"
import { ReactionBar } from "../room/laterReactions.ts"
import type { Telling } from "../room/useTelling.ts"
import { Clue, tellerWords } from "./Frame.tsx"
import { Slip } from "./Slip.tsx"
import { useFlights, useSounds, walkersOf } from "./scene.ts"
import { laidCard, Summary } from "./Told.tsx"

interface UncoveringProps {
  stay: Stay
  room: Room
  company: Company
  telling: Telling
}

/** How long the end of the story stays, for whoever does nothing at a table with a clock. */
const STAYS = 7000
/** How long it stays for whoever reacts, once the table has gone on. */
const STAYS_AFTER = 2500

export function Uncovering({ stay, room, company, telling }: UncoveringProps) {
  const { scored, storyteller } = telling
  const votes = storyOfVotes(telling.votes)
  const story = useStory(scored ? inOrder([votes, storyOfCards(scored)]) : votes)
  const isEnd = scored !== null && story.isOver
  const truth = story.beats.find((beat) => beat.kind === "truth")
  useDusk(truth ? (telling.board[truth.slot - 1] ?? null) : null)
  useFlights(story.beats, telling)
  useSounds(story.beats)

  const [chosen, setChosen] = useState<number | null>(null)
  const [isReacting, setReacting] = useState(false)
  const view = stay.table.value.game?.view
  const phase = view?.phase
  const isPatient = view?.settings.limits.reveal === null
  const isOpen = phase === "clue" || phase === "over"
  const mayReact = isEnd && isOpen && company.isSeated && room.reactions

  useEffect(() => {
    if (!isEnd || isPatient || (isReacting && isOpen)) return undefined
    const timer = setTimeout(leave, isReacting ? STAYS_AFTER : STAYS)
    return () => clearTimeout(timer)
  }, [isEnd, isPatient, isReacting, isOpen])
  useEffect(() => scrollTo(0, 0), [telling.turn])

  function leave() {
    learn("uncover")
    telling.done()
  }

  function toggle() {
    setChosen(null)
    setReacting(!isReacting)
  }

  const next = () => (isEnd ? leave() : story.skip())
  useKeys((key) => {
    if (key !== "Enter" && key !== " " && key !== "Escape") return false
    next()
    return true
  })

  function tap(index: number) {
    if (!isEnd) return story.skip()
    if (!mayReact) return
    setChosen(index === chosen ? null : index)
    setReacting(true)
  }

  const cards = telling.board.map((card, index) => ({
    ...laidCard(card, index + 1, { names: company, storyteller, beats: story.beats }),
    selected: index === chosen,
  }))
  return (
    <div class="turn uncovering">
      <header class="head">
        <div class="head-row">
          <Token {...tokenOf(company, storyteller)} />
          <p class="teller">{tellerWords(storyteller, company)}</p>
          <ClueMenu
            game={stay.table.value.game?.id}
            turn={telling.turn}
            clue={telling.clue}
            storyteller={storyteller}
          />
        </div>
        <Clue clue={telling.clue} />
      </header>
      <main class="middle">
        <Board label={say("turn.board")} cards={cards} onTap={tap} onOpen={tap} isWhole />
        <Track walkers={walkersOf(company, telling, story.beats)} target={targetOf(stay)} />
      </main>
      <footer class="foot">
        <Foot
          stay={stay}
          room={room}
          company={company}
          telling={telling}
          isEnd={isEnd}
          onNext={next}
          onReact={mayReact ? toggle : null}
        >
          {mayReact && isReacting && scored && (
            <ReactionBar
              game={stay.table.value.game?.id ?? ""}
              card={chosen === null ? null : { turn: scored.turn, slot: chosen + 1 }}
              onReact={() => learn("uncover")}
            />
          )}
        </Foot>
      </footer>
    </div>
  )
}

function targetOf(stay: Stay): number {
  return stay.table.value.game?.view.settings.target ?? 1
}

interface FootProps extends UncoveringProps {
  isEnd: boolean
  onNext: () => void
  /** Shows the pictures to react with, or takes them away; null where nobody may react. */
  onReact: (() => void) | null
  /** The pictures, instead of what the turn has brought. */
  children: ComponentChildren
}

function Foot(props: FootProps) {
  const { company, telling, isEnd, onNext, onReact, children } = props
  const { scored } = telling
  if (isEnd && scored) {
    return (
      <>
        {children || <Summary names={company} scored={scored} />}
        {company.isSeated && <Slip lesson="uncover" />}
        <div class="buttons">
          {onReact && (
            <IconButton
              icon="heart"
              label={say("reactions.toTable")}
              isExpanded={Boolean(children)}
              onClick={onReact}
            />
          )}
          <Button main onClick={onNext}>
            {say("uncovering.onward")}
          </Button>
        </div>
      </>
    )
  }
  if (scored) {
    return (
      <Button quiet onClick={onNext}>
        {say("uncovering.skip")}
      </Button>
    )
  }
  return <TurnOver {...props} />
}

/** The storyteller turns the card over; the others wait for it. */
function TurnOver({ stay, company, telling }: FootProps) {
  const [busy, act] = useAction()
  const { game } = stay.table.value
  const isMine = telling.storyteller === company.me
  const turnOver = () =>
    act(async () => {
      if (game) stay.take(await moves.reveal(game.id, telling.turn ?? 0))
    })
  useKeys((key) => {
    if (key !== "Enter" || !isMine) return false
    turnOver()
    return true
  })
  if (game?.view.phase !== "reveal") return null
  const { settings } = game.view
  return (
    <>
      {isMine ? (
        <Button main disabled={busy} onClick={turnOver}>
          {say("uncovering.turnMine")}
        </Button>
      ) : (
        <p class="foot-words" role="status">
          {say("uncovering.willTurn", { name: company.nameOf(telling.storyteller) })}
        </p>
      )}
      <Fuse ends={game.ends} whole={settings.limits.reveal} />
    </>
  )
}
