// Why somebody can't sign in for now; they may say what they have against it all the same.
import { useState } from "preact/hooks"
import { decisions, type Suspension } from "../../api/decisions.ts"
import { moment, say } from "../../say.ts"
import { Appeal } from "./Decisions.tsx"

export function Suspended({ suspension }: { suspension: Suspension }) {
  const { until, reason, decision, appeal } = suspension
  const [isSent, setSent] = useState(false)
  return (
    <section class="paper account-part">
      <h2>{say("account.suspend")}</h2>
      {reason !== "" && <p class="said">{reason}</p>}
      <p>
        {until === null ? say("account.forGood") : say("account.backAt", { time: moment(until) })}
      </p>
      {isSent && <p role="status">{say("account.appealWaits")}</p>}
      {!isSent && decision !== null && appeal !== null && (
        <Appeal
          onSend={async (words) => {
            await decisions.appeal(decision, words, appeal)
            setSent(true)
          }}
        />
      )}
    </section>
  )
}
