// The phase of the votes.
import { useEffect, useState } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { pictureOf } from "../../api/pictures.ts"
import { learn } from "../../lessons.ts"
import { IN_TIME, votesWith } from "../../live/choices.ts"
import type { VotesView } from "../../live/messages.ts"
import { Board, type Laid } from "../../parts/Board.tsx"
import { Button } from "../../parts/Button.tsx"
import { useDusk } from "../../parts/dusk.ts"
import { Large } from "../../parts/Large.tsx"
import { note } from "../../parts/notes.tsx"
import { Token } from "../../parts/Token.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useKeys } from "../../parts/useKeys.ts"
import { useLast } from "../../parts/useLast.ts"
import { say } from "../../say.ts"
import { tokenOf } from "../room/company.ts"
import { Frame, type TurnProps } from "./Frame.tsx"
import { PhaseFuse } from "./PhaseFuse.tsx"
import { Waiting } from "./Waiting.tsx"

export function Voting(props: TurnProps<VotesView>) {
  const { stay, game, view, company } = props
  const { board, you, votes_each: each } = view
  const storyteller = view.storyteller ?? ""
  const mayVote = you != null && company.isSeated && storyteller !== company.me
  const cast = you?.votes ?? []
  const own = you?.played ?? []
  /** The votes that are laid down and not cast yet: slots, counted from 1. */
  const [laid, setLaid] = useState<readonly number[]>([])
  const [at, setAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [busy, act] = useAction()
  const selected = at === null ? undefined : board[at]
  useDusk(selected ?? (own[0] && storyteller === company.me ? own[0] : null))

  const isOwn = selected !== undefined && own.includes(selected)
  const slot = at === null ? null : at + 1
  const choice = each === 1 && slot !== null ? [slot] : laid
  const isReady = choice.length === each && !isOwn && !isSame(choice, cast)

  function tap(index: number) {
    if (at === index || !mayVote) open(index)
    else setAt(index)
  }

  function open(index: number) {
    setAt(index)
    setOpen(true)
  }

  const isLast = useLast(game.ends)
  useEffect(() => {
    if (isLast && mayVote && cast.length === 0) note(say(lastWords(each, laid)))
  }, [isLast, laid.length])
  const isOver = useLast(game.ends, IN_TIME)
  useEffect(() => {
    if (isOver && laid.length > 0 && cast.length === 0) vote(votesWith(laid, each))
  }, [isOver, laid.join()])

  function vote(slots = choice) {
    learn("vote")
    act(async () => {
      stay.take(await moves.votes(game.id, { turn: view.turn, slots: [...slots] }))
      setLaid([])
      setOpen(false)
    })
  }

  function lay() {
    if (slot === null || isOwn) return
    setLaid([...laid, slot].slice(-each))
    setOpen(false)
  }

  function next() {
    if (!mayVote) return
    if (isOwn) note(say("turn.ownCard"))
    else if (isReady) vote()
    else if (each > 1) lay()
  }

  useKeys((key) => {
    const number = Number(key)
    if (number >= 1 && number <= board.length) setAt(number - 1)
    else if (key === "ArrowRight") setAt(at === null ? 0 : Math.min(board.length - 1, at + 1))
    else if (key === "ArrowLeft") setAt(at === null ? 0 : Math.max(0, at - 1))
    else if (key === " " && at !== null) setOpen(true)
    else if (key === "Enter") next()
    else return false
    return true
  })

  const shown = laid.length > 0 ? laid : cast
  const cards = board.map((card, index): Laid => {
    const mine = shown.filter((one) => one === index + 1)
    return {
      card,
      label: labelOf(card, index, own.includes(card)),
      selected: at === index,
      disabled: own.includes(card),
      classes: own.includes(card) ? "own" : "",
      on: (
        <>
          {own.includes(card) && <span class="ribbon">{say("turn.yourCard")}</span>}
          <span class="slot-tokens" style={{ "--tokens": mine.length }}>
            {mine.map((_, nth) => (
              <Token key={nth} {...tokenOf(company, company.me)} small />
            ))}
          </span>
        </>
      ),
    }
  })

  const buttons = mayVote && (
    <div class="buttons">
      {isOwn && <p class="foot-words">{say("turn.ownCard")}</p>}
      {!isOwn && each > 1 && laid.length > 0 && (
        <Button quiet onClick={() => setLaid([])}>
          {say("turn.takeVotesBack")}
        </Button>
      )}
      {!isOwn && each > 1 && !isReady && slot !== null && (
        <Button main={cast.length === 0} onClick={lay}>
          {say(laid.length === 0 ? "turn.firstVoteHere" : "turn.secondVoteHere")}
        </Button>
      )}
      {!isOwn && isReady && (
        <Button main={cast.length === 0 || each > 1} disabled={busy} onClick={() => vote()}>
          {say(each > 1 ? "turn.castBoth" : cast.length > 0 ? "turn.voteInstead" : "turn.voteThis")}
        </Button>
      )}
      {slot === null && cast.length === 0 && <p class="foot-words">{say("turn.chooseOne")}</p>}
    </div>
  )

  return (
    <Frame
      {...props}
      clue={view.clue}
      performance={view.performance}
      lesson={mayVote && "vote"}
      foot={
        <>
          {(!mayVote || cast.length > 0) && <Waiting company={company} storyteller={storyteller} />}
          {storyteller === company.me && <p class="foot-words">{say("turn.theyVote")}</p>}
          {buttons}
        </>
      }
    >
      <Board label={say("turn.board")} cards={cards} onTap={tap} onOpen={open} />
      {isOpen && at !== null && (
        <Large
          label={say("turn.board")}
          cards={board}
          at={at}
          onAt={setAt}
          onClose={() => setOpen(false)}
        >
          <PhaseFuse game={game} />
          {buttons}
        </Large>
      )}
    </Frame>
  )
}

/** What becomes of votes in the last moments. */
function lastWords(each: number, laid: readonly number[]) {
  if (laid.length === 0) return "turn.voteNow"
  return laid.length === each ? "turn.votesCount" : "turn.secondOrSame"
}

export function labelOf(card: string, index: number, isOwn = false): string {
  const words = [say("turn.slot", { number: index + 1 }), pictureOf(card)?.text ?? ""]
  if (isOwn) words.unshift(say("turn.yourCard"))
  return words.filter((one) => one !== "").join(". ")
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join()
}
