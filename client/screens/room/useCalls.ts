// Calls whoever looks elsewhere: by the title of the tab, by small sounds, and by shaking the phone.
import { useEffect } from "preact/hooks"
import type { Table } from "../../live/table.ts"
import { say } from "../../say.ts"
import { shake, sound } from "../../sound.ts"

const LAST = 10_000

export function useCalls({ room, game }: Table): void {
  const view = game?.view
  const isMine = view !== undefined && "you" in view && view.you?.to_do != null
  const step = game && view && "turn" in view ? `${game.id} ${view.turn} ${view.phase}` : null
  const title = room?.title ?? ""
  const ends = game?.ends ?? null

  useEffect(() => {
    if (title === "") return undefined
    document.title = isMine ? `● ${say("turn.yourTurnTitle")} · ${title}` : title
    return () => {
      document.title = say("common.name")
    }
  }, [isMine, title])

  useEffect(() => {
    if (step === null) return
    sound(isMine ? "bell" : "paper")
    if (isMine) shake([90])
  }, [step, isMine])

  useEffect(() => {
    const left = ends === null ? 0 : ends - LAST - Date.now()
    if (!isMine || left <= 0) return undefined
    const timer = setTimeout(() => {
      sound("knock")
      shake([60, 90, 60])
    }, left)
    return () => clearTimeout(timer)
  }, [isMine, ends, step])
}
