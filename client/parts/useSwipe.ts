import type { TargetedTouchEvent } from "preact"
import { useRef } from "preact/hooks"

/** How far a thumb travels sideways at least, in pixels. */
const FAR = 45

interface Swipe {
  onTouchStart: (event: TargetedTouchEvent<HTMLElement>) => void
  onTouchEnd: (event: TargetedTouchEvent<HTMLElement>) => void
}

/** A thumb that leafs: forwards (1) if it goes to the left, else backwards (-1). */
export function useSwipe(leaf: (step: 1 | -1) => void): Swipe {
  const begun = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }) {
      const touch = touches.length === 1 ? touches[0] : undefined
      begun.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }) {
      const [from, to] = [begun.current, changedTouches[0]]
      begun.current = null
      if (!from || !to) return
      const [across, along] = [to.clientX - from.x, to.clientY - from.y]
      if (Math.abs(across) < FAR || Math.abs(across) < 1.5 * Math.abs(along)) return
      leaf(across < 0 ? 1 : -1)
    },
  }
}
