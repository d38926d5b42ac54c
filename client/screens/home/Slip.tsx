import { addressOf, go } from "../../router.ts"

interface SlipProps {
  room: { readonly code: string; readonly title: string }
  words: string
  /** The table waits for whoever looks. */
  waits?: boolean
}

/** A slip of paper that leads to a table. */
export function Slip({ room, words, waits }: SlipProps) {
  return (
    <li>
      <button
        type="button"
        class={waits ? "paper table-slip mine" : "paper table-slip"}
        onClick={() => go(addressOf("room", { code: room.code }))}
      >
        <strong>{room.title}</strong>
        <span>{words}</span>
      </button>
    </li>
  )
}
