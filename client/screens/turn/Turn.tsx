import { useEffect, useRef } from "preact/hooks"
import { moves } from "../../api/moves.ts"
import { Button } from "../../parts/Button.tsx"
import { note } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { say } from "../../say.ts"
import { draftIn } from "./draft.ts"
import type { TurnProps } from "./Frame.tsx"
import { Giving } from "./Giving.tsx"
import { Telling } from "./Telling.tsx"
import { Voting } from "./Voting.tsx"

export function Turn(props: TurnProps) {
  useOvertaken(props)
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

/** Says whose clue was first to whoever was typing one of their own. */
function useOvertaken({ game, view, company }: TurnProps) {
  const { storyteller } = view
  const before = useRef(storyteller)
  useEffect(() => {
    const wasRace = before.current === null
    before.current = storyteller
    if (!wasRace || storyteller === null || storyteller === company.me) return
    if (draftIn(game.id).trim() === "") return
    note(say("turn.wasFirst", { name: company.nameOf(storyteller) }))
  }, [storyteller])
}

/** Said to whoever let two phases run out: the table doesn't wait for them until they are back. */
function Away({ stay, game, company }: TurnProps) {
  const [busy, act] = useAction()
  const me = company.players.find(({ player }) => player === company.me)
  if (!me?.away || me.left) return null
  return (
    <div class="away-note" role="alert">
      <p>{say(me.kept ? "bots.playsForYou" : "turn.youAway")}</p>
      <Button
        main
        disabled={busy}
        onClick={() => act(async () => stay.take(await moves.back(game.id)))}
      >
        {say("turn.imBack")}
      </Button>
    </div>
  )
}
