import { later } from "../../parts/later.tsx"

/** What is needed once somebody sings or mimes. */
export const PerformSheet = later(() =>
  import("../perform/PerformSheet.tsx").then(({ PerformSheet }) => PerformSheet),
)
