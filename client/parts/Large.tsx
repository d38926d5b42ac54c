// Cards that fill the screen; one swipes from one to the next.
import type { ComponentChildren } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { Card } from "./Card.tsx"
import { Dialog } from "./Dialog.tsx"

interface LargeProps {
  label: string
  cards: readonly string[]
  at: number
  onAt: (index: number) => void
  onClose: () => void
  /** The one thing to do with the card that is seen. */
  children?: ComponentChildren
}

export function Large({ label, cards, at, onAt, onClose, children }: LargeProps) {
  const row = useRef<HTMLDivElement>(null)

  function show(index: number) {
    const element = row.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: "instant" })
  }

  useEffect(() => {
    function down(event: KeyboardEvent) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step === undefined || cards[at + step] === undefined) return
      event.preventDefault()
      show(at + step)
    }
    addEventListener("keydown", down)
    return () => removeEventListener("keydown", down)
  })

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => show(at))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <Dialog label={label} kind="full" onClose={onClose}>
      <div
        class="large-row"
        ref={row}
        onScroll={({ currentTarget }) => {
          const seen = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
          if (seen !== at && cards[seen] !== undefined) onAt(seen)
        }}
      >
        {cards.map((card) => (
          <button type="button" class="large-card" key={card} onClick={onClose}>
            <Card card={card} large />
          </button>
        ))}
      </div>
      {children && <div class="large-foot">{children}</div>}
    </Dialog>
  )
}
