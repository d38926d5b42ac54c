import { later } from "../../parts/later.tsx"

// The drawings are loaded once somebody sits at a table.
export const Reactions = later(() => import("./Reactions.tsx").then(({ Reactions }) => Reactions))
export const ReactionBar = later(() =>
  import("./Reactions.tsx").then(({ ReactionBar }) => ReactionBar),
)
