// What may go through in a moment is tried again then.
import { Refused } from "./http.ts"
import type { Patience } from "./retry.ts"

export const patience: Patience = {
  isPassing: (error) => error instanceof Refused && error.isPassing,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
