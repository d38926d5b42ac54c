import { useLayoutEffect } from "preact/hooks"

/** What does something for good: as with a tap, no key of these hits what has just come. */
const DECIDING: readonly string[] = ["Enter", " ", "Escape"]

/** Listens to keys as long as nobody writes and nothing lies over the table. */
export function useKeys(press: (key: string) => boolean): void {
  // What can be seen answers to its keys at once.
  useLayoutEffect(() => {
    function down(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      if (press(event.key)) event.preventDefault()
    }
    addEventListener("keydown", down)
    return () => removeEventListener("keydown", down)
  })
}

/** True if the key is for what has the focus, or was for what has just gone. */
function isBusy({ target, key, repeat }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true
  if (DECIDING.includes(key) && (repeat || document.querySelector(".fresh"))) return true
  if (!(target instanceof Element)) return false
  if (target.matches("button, a")) return key === "Enter" || key === " "
  return target.matches("input, textarea, select")
}
