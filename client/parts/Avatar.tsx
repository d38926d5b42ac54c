import { signal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { Person } from "../live/messages.ts"
import type { Cutting } from "./avatars.ts"

export type AvatarName = Person["avatar"]

const cuttings = signal<Readonly<Record<AvatarName, Cutting>> | null>(null)

interface AvatarProps {
  name: AvatarName
  /** What is there until the cuttings have been loaded. */
  instead?: string
}

/** What stands for somebody, as a cutting of two papers. */
export function Avatar({ name, instead }: AvatarProps) {
  useEffect(load, [])
  const cutting = cuttings.value?.[name]
  if (!cutting) return <>{instead}</>
  const { box, shape, holes } = cutting
  return (
    <svg class="avatar" data-name={name} viewBox={box} aria-hidden="true">
      <path d={shape} />
      <path class="holes" d={holes} fill-rule="evenodd" />
    </svg>
  )
}

/** No page waits for them: a letter does until they come, or if they never do. */
function load(): void {
  if (cuttings.peek() !== null) return
  import("./avatars.ts").then(
    ({ AVATARS }) => {
      cuttings.value = AVATARS
    },
    () => {},
  )
}
