import { reports } from "../../api/reports.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { day, say } from "../../say.ts"

/** What I have told the moderators, and what became of it. */
export function MyReports() {
  const [loaded] = useLoaded(reports.list, [])
  if (loaded.kind !== "here" || loaded.value.length === 0) return null
  return (
    <section class="paper account-part">
      <h2>{say("report.mine")}</h2>
      <ul class="decisions">
        {loaded.value.map(({ id, matter, note, status, at }) => (
          <li key={id}>
            <p>
              <strong>{say(`report.${matter}`)}</strong> · {day(at)}
            </p>
            {note !== "" && <p class="said">{note}</p>}
            <p class="hint">{say(`report.${status}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
