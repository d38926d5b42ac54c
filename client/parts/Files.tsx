import { useRef } from "preact/hooks"
import { Button } from "./Button.tsx"

interface FilesProps {
  label: string
  accept: string
  isMany?: boolean
  /** It is made now, by the program of the device for it. */
  isMadeNow?: boolean
  main?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that leads to what lies on this device. */
export function Files({ label, accept, isMany, isMadeNow, main, onFiles }: FilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button main={main ?? false} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        multiple={isMany ?? false}
        {...(isMadeNow && { capture: "user" as const })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ""
        }}
      />
    </>
  )
}
