// The heart of a turn: who voted for what, whose the true card was, and what it was worth.
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { learn } from "../../lessons.ts"
import type { Room, View } from "../../live/messages.ts"
import type { Stay } from "../../live/room.ts"
import type { Game } from "../../live/table.ts"
import { inOrder, storyOfCards, storyOfVotes } from "../../live/uncovering.ts"
import { Board } from "../../parts/Board.tsx"
import { Button, IconButton, MenuButton } from "../../parts/Button.tsx"
import { ClueMenu } from "../../parts/ClueMenu.tsx"
import { isCovered } from "../../parts/Dialog.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Token } from "../../parts/Token.tsx"
import { Track } from "../../parts/Track.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useFresh } from "../../parts/useFresh.ts"
import { useKeys } from "../../parts/useKeys.ts"
import { LAST, useLast } from "../../parts/useLast.ts"
import { useStory } from "../../parts/useStory.ts"
import { say } from "../../say.ts"
import { type Company, tokenOf } from "../room/company.ts"
import { TableMenu } from "../room/laterMenu.ts"
import { ReactionBar } from "../room/laterReactions.ts"
import type { Telling } from "../room/useTelling.ts"
import { Away } from "./Away.tsx"
import { ToldClue } from "./Clue.tsx"
import { tellerWords } from "./Frame.tsx"
import { goesOn, isAwaited, Next, NextHeard } from "./Next.tsx"
import { PhaseFuse } from "./PhaseFuse.tsx"
import { Slip } from "./Slip.tsx"
import { useFlights, useSounds, walkersOf } from "./scene.ts"
import { laidCard, Summary } from "./Told.tsx"

interface UncoveringProps {
  stay: Stay
  room: Room
  company: Company
  telling: Telling
}

/** How long the end of the story stays for whoever the table waits for, at a table with a clock. */
const STAYS = 7000
/** How long it stays for them if they react, once the table has gone on. */
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
  const [hasMenu, setMenu] = useState(false)
  const { game } = stay.table.value
  const view = game?.view
  const phase = view?.phase
  const isWanted = isEnd && view !== undefined && goesOn(view, company)
  const isPatient = game == null || game.ends === null
  const isOpen = phase === "clue" || phase === "over"
  const mayReact = isEnd && isOpen && company.isSeated && room.reactions

  useEffect(() => {
    if (!isWanted || isPatient || isCovered.value || (isReacting && isOpen)) return undefined
    const timer = setTimeout(leave, isReacting ? STAYS_AFTER : STAYS)
    return () => clearTimeout(timer)
  }, [isWanted, isPatient, isCovered.value, isReacting, isOpen])
  const isHurried = useHurry(game)
  useEffect(() => {
    if (isHurried && scored) leave()
  }, [isHurried, scored])
  const isFresh = useFresh(`${scored !== null} ${isEnd} ${mayReact}`)

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
    <div class={`turn uncovering${isEnd ? " ended" : ""}${isFresh ? " fresh" : ""}`}>
      <header class="head">
        <div class="head-row">
          <Token {...tokenOf(company, storyteller)} />
          <p class="teller">{tellerWords(storyteller, company)}</p>
          <ClueMenu
            game={game?.id}
            turn={telling.turn}
            clue={telling.clue}
            performance={telling.performance}
            storyteller={storyteller}
          />
          <MenuButton onClick={() => setMenu(true)} />
        </div>
        <ToldClue game={game?.id ?? ""} clue={telling.clue} performance={telling.performance} />
        {game && game.view.phase !== "reveal" && isAwaited(game.view) && <PhaseFuse game={game} />}
      </header>
      <main class="middle">
        <Board label={say("turn.board")} cards={cards} onTap={tap} onOpen={tap} isWhole />
        <Track walkers={walkersOf(company, telling, story.beats)} target={targetOf(stay)} />
      </main>
      <footer class="foot">
        {game && <NextHeard view={game.view} company={company} />}
        {game && <Away stay={stay} game={game} company={company} />}
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
              game={game?.id ?? ""}
              card={chosen === null ? null : { turn: scored.turn, slot: chosen + 1 }}
              onReact={() => learn("uncover")}
            />
          )}
        </Foot>
      </footer>
      {hasMenu && (
        <TableMenu stay={stay} room={room} company={company} onClose={() => setMenu(false)} />
      )}
    </div>
  )
}

/** True once the time is nearly up of whoever the table waits for, whatever they look at. */
function useHurry(game: Game | null): boolean {
  const limit = game === null ? null : limitOf(game.view)
  const isLast = useLast(game?.ends ?? null, Math.min(LAST, (limit ?? 0) * 500))
  return isLast && game !== null && isAwaited(game.view)
}

function limitOf({ phase, settings }: View): number | null {
  return phase === "lobby" || phase === "over" ? null : settings.limits[phase]
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
  const { stay, company, telling, isEnd, onNext, onReact, children } = props
  const { scored } = telling
  const { game } = stay.table.value
  // Who tells next, or that nobody does, would give away how the votes have ended.
  const onward = game ? (
    <Next view={game.view} company={company}>
      {say("uncovering.onward")}
    </Next>
  ) : (
    say("uncovering.onward")
  )
  if (isEnd && scored) {
    return (
      <>
        {children || <Summary names={company} scored={scored} />}
        {company.isSeated && (
          <Slip lesson="uncover" words={onReact ? "lessons.react" : "lessons.uncover"} />
        )}
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
            {onward}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      {company.isSeated && <Slip lesson="uncover" />}
      {scored ? (
        <Button quiet onClick={onNext}>
          {say("uncovering.skip")}
        </Button>
      ) : (
        <TurnOver {...props} />
      )}
    </>
  )
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
      <PhaseFuse game={game} />
    </>
  )
}
