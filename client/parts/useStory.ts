import { useEffect, useState } from "preact/hooks"
import { prefersStillness } from "../browser.ts"
import type { Beat, Story } from "../live/uncovering.ts"

interface Told {
  readonly beats: readonly Beat[]
  readonly isOver: boolean
  skip(): void
}

/**
 * Tells a story beat by beat; it may grow at its end while it is told. One that was told before is
 * at its end at once.
 */
export function useStory(story: Story, { isToldBefore = false } = {}): Told {
  const number = story.beats.length
  const [done, setDone] = useState(isToldBefore ? number : 0)
  const [isAtEnd, setAtEnd] = useState(isToldBefore)

  useEffect(() => {
    if (prefersStillness()) setDone(number)
    if (done >= number) {
      if (isAtEnd) return undefined
      const last = story.beats.at(-1)?.at ?? 0
      const rest = prefersStillness() ? 0 : story.lasts - last
      const timer = setTimeout(() => setAtEnd(true), rest)
      return () => clearTimeout(timer)
    }
    setAtEnd(false)
    const before = done === 0 ? 0 : (story.beats[done - 1]?.at ?? 0)
    const wait = (story.beats[done]?.at ?? 0) - before
    const timer = setTimeout(() => setDone(done + 1), wait)
    return () => clearTimeout(timer)
  }, [done, number])

  return {
    beats: story.beats.slice(0, done).map(({ beat }) => beat),
    isOver: done >= number && isAtEnd,
    skip() {
      setDone(number)
      setAtEnd(true)
    },
  }
}
