// The cards of the first page, which are in the page itself before any script is.
export const SHOWN_DECK = "first-light"
export const SHOWN_WIDTH = "(min-width: 48rem) 23vh, min(27vw, 13vh)"
export const STEPS = [
  { words: "tell", number: 5 },
  { words: "give", number: 18 },
  { words: "find", number: 1 },
] as const
