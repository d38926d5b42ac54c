import { later } from "../../parts/later.tsx"

/** What is needed once the cards are dealt. */
export const Turn = later(() => import("../turn/Turn.tsx").then(({ Turn }) => Turn))
export const Uncovering = later(() =>
  import("../turn/Uncovering.tsx").then(({ Uncovering }) => Uncovering),
)
export const End = later(() => import("../End.tsx").then(({ End }) => End))

export const GAME = [Turn, Uncovering, End]
