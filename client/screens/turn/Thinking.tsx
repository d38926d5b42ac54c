// What those see who wait for a clue: who thinks of it, and how to say that one waits.
import { useEffect, useState } from "preact/hooks"
import type { ClueView } from "../../live/messages.ts"
import { say } from "../../say.ts"
import { ReactionBar } from "../room/laterReactions.ts"
import { IN_PEACE, isUnhurried } from "../room/useNudges.ts"
import type { TurnProps } from "./Frame.tsx"

export function Thinking({ stay, room, game, view, company }: TurnProps<ClueView>) {
  const { storyteller } = view
  const mayReact = company.isSeated && room.reactions
  const isLong = useLong(view.turn)
  const { here } = stay.table.value
  return (
    <>
      <p class="foot-words" role="status">
        {storyteller !== null && say(words(), { name: company.nameOf(storyteller) })}
      </p>
      {mayReact && <ReactionBar game={game.id} />}
    </>
  )

  function words() {
    const isHere = here.length === 0 || here.some(({ id }) => id === storyteller)
    const isProgram = company.isBot(storyteller ?? "") || company.isKept(storyteller ?? "")
    if (!isHere && !isProgram) return "turn.tellerGone"
    return isLong && mayReact && isUnhurried(game) ? "turn.nudge" : "turn.thinking"
  }
}

/** True once somebody has thought for long in a turn, as far as this page knows. */
function useLong(turn: number): boolean {
  const [long, setLong] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLong(turn), IN_PEACE)
    return () => clearTimeout(timer)
  }, [turn])
  return long === turn
}
