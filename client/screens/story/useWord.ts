import { useEffect, useState } from "preact/hooks"
import { onWaking, socketOrigin, world } from "../../browser.ts"
import { begunMeanwhile, followStory, NO_WORD, type StoryWord } from "../../live/story.ts"
import { note } from "../../parts/notes.tsx"
import { addressOf } from "../../router.ts"
import { say } from "../../say.ts"

/** What is told of a story while it is open; calls back once it is open no longer. */
export function useWord(game: string, token: string | null, onShut: () => void): StoryWord {
  const [word, setWord] = useState(NO_WORD)
  useEffect(() => {
    const post = followStory(world, { sockets: socketOrigin, token }, game)
    const awake = onWaking(() => post.wake())
    let before = NO_WORD
    const heard = post.word.subscribe((next) => {
      const begun = begunMeanwhile(before, next)
      before = next
      setWord(next)
      if (begun) {
        const { code, title } = begun.room
        note(say("story.nextGame", { title }), addressOf("room", { code }))
      }
    })
    const closed = post.line.subscribe(({ kind }) => {
      if (kind === "refused") onShut()
    })
    return () => {
      closed()
      heard()
      awake()
      post.end()
    }
  }, [game, token])
  return word
}
