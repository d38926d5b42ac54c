// Reporting somebody: moderators look at what happened at a table that one shared with them.
import { sharedTable } from "../../api/reports.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { say } from "../../say.ts"
import { ReportForm } from "./ReportForm.tsx"

interface PersonSheetProps {
  person: string
  /** Where they are met just now; without it, a table that one shared before is looked for. */
  room?: string
  onDone: () => void
}

export function PersonSheet({ person, room, onDone }: PersonSheetProps) {
  const [shared] = useLoaded(
    async () => (room === undefined ? await sharedTable(person) : room),
    [person, room],
  )
  if (shared.kind === "waiting") return null
  if (shared.kind === "refused") return <p>{shared.words}</p>
  if (shared.value === null) return <p>{say("report.noTable")}</p>
  return <ReportForm reported={{ kind: "person", person, room: shared.value }} onDone={onDone} />
}
