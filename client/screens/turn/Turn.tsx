import { useEffect, useRef } from "preact/hooks"
import { note } from "../../parts/notes.tsx"
import { say } from "../../say.ts"
import { dropTake, take } from "../perform/take.ts"
import { Away } from "./Away.tsx"
import { draftIn, keepDraft, setLate } from "./draft.ts"
import type { TurnProps } from "./Frame.tsx"
import { Giving } from "./Giving.tsx"
import { Telling } from "./Telling.tsx"
import { useAwaited } from "./useAwaited.ts"
import { Voting } from "./Voting.tsx"

export function Turn(props: TurnProps) {
  useUnsaid(props)
  useUngiven(props)
  useAwaited(props.game)
  return (
    <>
      <Phase {...props} />
      <Away {...props} />
    </>
  )
}

function Phase(props: TurnProps) {
  const { view } = props
  switch (view.phase) {
    case "clue":
      return <Telling {...props} view={view} key={view.turn} />
    case "cards":
      return <Giving {...props} view={view} key={view.turn} />
    case "votes":
      return <Voting {...props} view={view} key={view.turn} />
    case "reveal":
      return null // it is told by the uncovering
  }
}

/** Says what became of it to whoever was writing a clue: somebody was first, or time ran out. */
function useUnsaid({ game, view, company }: TurnProps) {
  const { turn, phase, storyteller } = view
  const before = useRef(view)
  useEffect(() => {
    const last = before.current
    before.current = view
    if (phase !== "clue" && storyteller === company.me) keepDraft(game.id, "") // it has been said
    const mightTell = last.phase === "clue" && last.you?.to_do === "clue"
    if (!mightTell || storyteller === null || storyteller === company.me) return
    if (draftIn(game.id).trim() === "") return
    if (turn === last.turn && phase !== "clue") {
      note(say("turn.wasFirst", { name: company.nameOf(storyteller) }))
    } else setLate(true)
  }, [turn, phase, storyteller])
}

/** Forgets a recording once it can't be the clue any more, and says so where it was none. */
function useUngiven({ game, view, company }: TurnProps) {
  const { turn, phase, storyteller } = view
  useEffect(() => {
    const made = take.peek()
    if (made?.game !== game.id) return
    const isOfNow = made.turn === turn
    if (isOfNow && phase === "clue") return
    if (!isOfNow || storyteller !== company.me) note(say("perform.ungiven"))
    dropTake()
  }, [game.id, turn, phase])
}
