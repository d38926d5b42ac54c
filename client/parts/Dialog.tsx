import { computed, signal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { say } from "../say.ts"
import { IconButton } from "./Button.tsx"

interface DialogProps {
  label: string
  /** A sheet of paper that slides in from below; or the whole screen. */
  kind: "sheet" | "full"
  onClose: () => void
  children: ComponentChildren
}

const open = signal(0)
/** True while something lies over the table. */
export const isCovered = computed(() => open.value > 0)

/** Something laid over the table; Escape, or a tap beside it, takes it away. */
export function Dialog({ label, kind, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    open.value += 1
    return () => {
      open.value -= 1
    }
  }, [])
  useEffect(() => {
    const element = dialog.current
    const beside = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener("click", beside)
    return () => element?.removeEventListener("click", beside)
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      class={kind}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div class="dialog-inside">
        {kind === "sheet" && <h2>{label}</h2>}
        {children}
        <div class="dialog-close">
          <IconButton icon="close" label={say("common.close")} onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}
