// Word of a story that is open on a page: whether it has changed, and what came after it.
import { type ReadonlySignal, signal } from "@preact/signals-core"
import { Line, type LineState } from "./line.ts"
import type { NextGame, SaidOfStory } from "./messages.ts"
import type { World } from "./world.ts"

export interface StoryWord {
  /** The mark of the story as it is now; null until it has been told. */
  readonly mark: string | null
  /** The game at which those who sat there are by now. */
  readonly next: NextGame | null
}

export const NO_WORD: StoryWord = { mark: null, next: null }

export function hearOfStory(word: StoryWord, said: SaidOfStory): StoryWord {
  return said.type === "story" ? { mark: said.mark, next: said.next_game } : word
}

/** A game that was not there when the story was opened. */
export function begunMeanwhile(before: StoryWord, after: StoryWord): NextGame | null {
  return before.mark !== null && before.next?.id !== after.next?.id ? after.next : null
}

export interface StoryPost {
  readonly word: ReadonlySignal<StoryWord>
  readonly line: ReadonlySignal<LineState>
  wake(): void
  end(): void
}

/** Follows a story, for whoever has signed in or, where it is open to all, for anybody. */
export function followStory(
  world: World,
  { sockets, token }: { readonly sockets: string; readonly token: string | null },
  game: string,
): StoryPost {
  const word = signal(NO_WORD)
  const state = signal<LineState>({ kind: "opening" })
  const line = new Line<SaidOfStory>(world, {
    place: () => ({
      address: `${sockets}/ws/games/${game}/story`,
      protocols: token === null ? ["dixit"] : ["dixit", `bearer.${token}`],
    }),
    hear(said) {
      word.value = hearOfStory(word.value, said)
    },
    changed: (next) => {
      state.value = next
    },
  })
  return { word, line: state, wake: () => line.wake(), end: () => line.end() }
}
