import { isNew, type Lesson } from "../../lessons.ts"
import { say } from "../../say.ts"

/** A slip of paper beside the thing to do, for whoever has never done it. */
export function Slip({ lesson }: { lesson: Lesson }) {
  if (!isNew(lesson)) return null
  return (
    <p class="slip" role="note">
      {say(`lessons.${lesson}`)}
    </p>
  )
}
