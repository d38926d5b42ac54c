// A clue that is begun and not yet said: its words are kept for the next time.
import { signal } from "@preact/signals"

interface Draft {
  readonly game: string
  readonly words: string
}

const draft = signal<Draft | null>(null)

export function draftIn(game: string): string {
  return draft.value?.game === game ? draft.value.words : ""
}

export function keepDraft(game: string, words: string): void {
  draft.value = { game, words }
}
