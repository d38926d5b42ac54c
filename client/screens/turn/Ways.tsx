// The other ways to give a clue, where the table takes them.
import { useEffect } from "preact/hooks"
import type { ClueView } from "../../live/messages.ts"
import { KINDS, type Kind } from "../../live/performing.ts"
import { Icon } from "../../parts/Icon.tsx"
import { say } from "../../say.ts"
import type { TurnProps } from "./Frame.tsx"
import { PerformSheet } from "./laterPerform.ts"

interface WaysProps extends TurnProps<ClueView> {
  onChoose: (kind: Kind) => void
}

export function Ways({ stay, room, view, company, onChoose }: WaysProps) {
  const isTaken = view.settings.clues === "performed"
  useEffect(() => {
    if (isTaken) PerformSheet.preload()
  }, [isTaken])
  if (!isTaken) return null
  const isGuest = stay.table.value.people[company.me]?.kind === "guest"
  if (isGuest && room.is_public) return <p class="hint">{say("perform.guests")}</p>
  return (
    <fieldset class="ways">
      <legend class="hidden-text">{say("perform.ways")}</legend>
      {KINDS.map((kind) => (
        <button key={kind} type="button" class="way" onClick={() => onChoose(kind)}>
          <Icon name={kind} />
          {say(`perform.${kind}Way`)}
        </button>
      ))}
    </fieldset>
  )
}
