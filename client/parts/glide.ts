import { prefersStillness } from "../browser.ts"

const LASTS = 480

/** Has an element glide from where it was, and how large, to where it is now. */
export function glide(element: Element, was: DOMRect, now: DOMRect): void {
  if (was.width === 0 || now.width === 0 || prefersStillness()) return
  const [across, along] = [was.left - now.left, was.top - now.top]
  const begin = `translate(${across}px, ${along}px) scale(${was.width / now.width})`
  element.animate([{ transform: begin }, { transform: "none" }], {
    duration: LASTS,
    easing: "cubic-bezier(0.2, 0.85, 0.25, 1)",
  })
}
