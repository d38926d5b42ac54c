import { useRef } from "preact/hooks"

/** Whoever holds so long lets go at the end; a shorter press is a tap, and another one ends it. */
const HOLD = 450

interface HoldProps {
  press: () => void
  /** Null where nothing is held. */
  release: (() => void) | null
}

/** What makes a button one that is held by a finger, or tapped by anything. */
export function useHold({ press, release }: HoldProps) {
  const since = useRef<number | null>(null)
  const isPointed = useRef(false)

  function letGo() {
    const held = since.current === null ? 0 : Date.now() - since.current
    since.current = null
    if (held > HOLD) release?.()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
      isPointed.current = true
      since.current = Date.now()
      press()
    },
    onPointerUp: letGo,
    onPointerCancel() {
      isPointed.current = false
      letGo()
    },
    onKeyDown(event: KeyboardEvent) {
      // A key that is held presses once.
      if (event.repeat) event.preventDefault()
    },
    onClick() {
      // A key, or a helper, clicks without pointing.
      if (!isPointed.current) press()
      isPointed.current = false
    },
    onContextMenu: (event: Event) => event.preventDefault(),
  }
}
