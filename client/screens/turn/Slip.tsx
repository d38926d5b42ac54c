import { isNew, type Lesson } from "../../lessons.ts"
import { type Key, say } from "../../say.ts"

interface SlipProps {
  lesson: Lesson
  /** What it says, where that isn't always the same. */
  words?: Extract<Key, `lessons.${string}`>
}

/** A slip of paper beside the thing to do, for whoever has never done it. */
export function Slip({ lesson, words }: SlipProps) {
  if (!isNew(lesson)) return null
  return (
    <p class="slip" role="note">
      {say(words ?? `lessons.${lesson}`)}
    </p>
  )
}
