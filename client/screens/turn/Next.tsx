import type { View } from "../../live/messages.ts"
import { say } from "../../say.ts"
import type { Company } from "../room/company.ts"

/** True while the table waits for whoever looks. */
export function isAwaited(view: View): boolean {
  return "you" in view && view.you != null && "to_do" in view.you && view.you.to_do !== null
}

/** True once the table waits for whoever still looks at an uncovering, or has gone on for those who watch. */
export function goesOn(view: View, { isSeated }: Company): boolean {
  if (view.phase === "over" || view.phase === "lobby") return false
  return isSeated ? isAwaited(view) : view.phase !== "clue"
}

interface NextProps {
  view: View
  company: Company
  /** What the button says that leads there. */
  children: string
}

/** What a button says that leads to the table, and under it what has begun there. */
export function Next({ view, company, children }: NextProps) {
  const words = wordsOf(view, company)
  return (
    <>
      {children}
      {words !== "" && (
        <small class="next" aria-hidden="true">
          {words}
        </small>
      )}
    </>
  )
}

/** The same for those who hear it. */
export function NextHeard({ view, company }: Omit<NextProps, "children">) {
  return (
    <p class="hidden-text" role="status">
      {wordsOf(view, company)}
    </p>
  )
}

function wordsOf(view: View, company: Company): string {
  if (view.phase === "over") return view.finished ? say("uncovering.lastTurn") : ""
  if (view.phase === "lobby" || view.phase === "reveal" || view.storyteller === null) return ""
  const isMine = view.storyteller === company.me
  if (view.phase === "clue") {
    if (isMine) {
      const isTimed = view.settings.limits.clue !== null
      return say(isTimed ? "uncovering.youTell" : "uncovering.youTellNext")
    }
    return say("uncovering.tellsNext", { name: company.nameOf(view.storyteller) })
  }
  return isMine ? "" : say("uncovering.hasTold", { name: company.nameOf(view.storyteller) })
}
