import { prefersStillness } from "../browser.ts"

const LASTS = 1100
/** It is gone before it covers the token that it flies to. */
const ABOVE = 26

/** Has a number fly from a card on the board to a player on the track. */
export function flyPoints(slot: number, player: string, points: number): void {
  const from = document.querySelector(`[data-slot="${slot}"]`)
  const to = document.querySelector(`.walker[data-player="${player}"]`)
  if (!from || !to || prefersStillness()) return
  const [begin, end] = [middleOf(from), middleOf(to)]
  const number = document.createElement("span")
  number.className = "flying"
  number.textContent = `+${points}`
  document.body.append(number)
  const [x, y] = [(begin.x + end.x) / 2, Math.min(begin.y, end.y) - 40]
  const flight = number.animate(
    [
      { transform: placed(begin.x, begin.y, 0.4), opacity: 0 },
      { transform: placed(x, y, 1.5), opacity: 1, offset: 0.45 },
      { transform: placed(end.x, end.y - ABOVE, 0.6), opacity: 1, offset: 0.85 },
      { transform: placed(end.x, end.y, 0.3), opacity: 0 },
    ],
    { duration: LASTS, easing: "cubic-bezier(.4, 0, .5, 1)" },
  )
  flight.onfinish = () => number.remove()
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function placed(x: number, y: number, scale: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
}
