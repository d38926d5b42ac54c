import { say } from "../say.ts"
import { Avatar, type AvatarName } from "./Avatar.tsx"

const AVATAR_NAMES: readonly AvatarName[] = [
  "anchor",
  "boot",
  "candle",
  "crow",
  "egg",
  "feather",
  "fox",
  "heron",
  "hourglass",
  "key",
  "kite",
  "lamp",
  "moon",
  "moth",
  "owl",
  "whale",
]

export function anyAvatar(): AvatarName {
  return AVATAR_NAMES[Math.floor(Math.random() * AVATAR_NAMES.length)] ?? "moon"
}

interface AvatarChoiceProps {
  chosen: AvatarName | null
  onChoose: (avatar: AvatarName) => void
}

/** What is to stand for somebody; none is as good as any other. */
export function AvatarChoice({ chosen, onChoose }: AvatarChoiceProps) {
  return (
    <fieldset class="avatars">
      <legend>{say("reactions.yourAvatar")}</legend>
      {AVATAR_NAMES.map((avatar) => (
        <label key={avatar} class="token white">
          <input
            type="radio"
            name="avatar"
            aria-label={say(`reactions.${avatar}`)}
            checked={avatar === chosen}
            onChange={() => onChoose(avatar)}
          />
          <Avatar name={avatar} />
        </label>
      ))}
    </fieldset>
  )
}
