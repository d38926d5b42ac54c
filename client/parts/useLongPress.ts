import type { TargetedPointerEvent } from "preact"
import { useRef } from "preact/hooks"

const LONG = 420
const STILL = 10

interface Press {
  onClick: () => void
  onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void
  onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: Event) => void
}

/** A tap does one thing, and a long press another. */
export function useLongPress(tap: () => void, long: () => void): Press {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begun = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown(event) {
      wasLong.current = false
      begun.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        wasLong.current = true
        long()
      }, LONG)
    },
    onPointerMove(event) {
      const { x, y } = begun.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
    onClick() {
      if (!wasLong.current) tap()
      wasLong.current = false
    },
  }
}
