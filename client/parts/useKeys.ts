import { useLayoutEffect } from "preact/hooks"

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

/** True if the key is for what has the focus. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true
  if (!(target instanceof Element)) return false
  if (target.matches("button, a")) return key === "Enter" || key === " "
  return target.matches("input, textarea, select")
}
