import type { Game } from "../../live/table.ts"
import { Fuse } from "../../parts/Fuse.tsx"

/** The time that the phase has left, wherever a player looks while it burns. */
export function PhaseFuse({ game: { ends, view } }: { game: Game }) {
  if (view.phase === "lobby" || view.phase === "over") return null
  return <Fuse ends={ends} whole={view.settings.limits[view.phase]} />
}
