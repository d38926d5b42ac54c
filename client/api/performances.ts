// Performances: what is sung or mimed goes out as a recording, and is played at addresses that end.
import type { Kind } from "../live/performing.ts"
import { answered, got, http, type Schemas } from "./http.ts"
import { type Upload, upload } from "./upload.ts"

export type PerformanceSeen = Schemas["PerformanceSeen"]
export type Addresses = Schemas["Addresses"]

/** A network that moves nothing of a recording for so long has lost it. */
const SILENCE = 10_000
/** The type of a file that doesn't say what it is; the server looks into it anyway. */
const BYTES = "application/octet-stream"

/** A performance with its addresses. */
export interface Playable {
  readonly addresses: Addresses | null
  /** Milliseconds until the addresses end. */
  readonly lasts: number
}

const find = (game_id: string, performance_id: string) =>
  http.GET("/api/v1/games/{game_id}/performances/{performance_id}", {
    params: { path: { game_id, performance_id } },
  })

export const performances = {
  ask: (game: string, id: string) => got(find(game, id)),
  async play(game: string, id: string): Promise<Playable> {
    const { data, headers } = await answered(find(game, id))
    const now = headers.get("Date")
    const ends = Date.parse(data.addresses?.until ?? "")
    return { addresses: data.addresses, lasts: ends - (now ? Date.parse(now) : Date.now()) }
  },
  send: (game: string, kind: Kind, file: Blob, how: Pick<Upload, "onSent" | "signal">) =>
    upload<PerformanceSeen>(`/api/v1/games/${game}/performances?kind=${kind}`, file, {
      ...how,
      headers: { "Content-Type": file.type || BYTES },
      silence: SILENCE,
    }),
}
