import { useEffect } from "preact/hooks"
import { becomeOnlooker } from "../../api/rooms.ts"
import { session } from "../../api/session.ts"
import { noteTrouble } from "../../parts/notes.tsx"
import { say } from "../../say.ts"

/** The token to look on with: that of whoever is signed in here, or of somebody without a name. */
export function useOnlooker(): string | null {
  const token = session.token.value
  useEffect(() => {
    if (token === null) session.lookOn(() => becomeOnlooker(say("tv.name"))).catch(noteTrouble)
  }, [token])
  useEffect(() => () => session.lookAway(), [])
  return token
}
