import { useSignalEffect } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { light } from "../../light.ts"

/** A television hangs in a dim room, whatever its maker says: it is night unless somebody chose day. */
export function useEvening(): void {
  const { dataset } = document.documentElement
  useSignalEffect(() => {
    if (light.value === "auto") dataset["light"] = "night"
  })
  useEffect(
    () => () => {
      if (light.peek() === "auto") delete dataset["light"]
    },
    [],
  )
}
