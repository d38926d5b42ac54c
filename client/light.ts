// Day or night: as the device has it, unless somebody chose otherwise here.
import { effect, signal } from "@preact/signals"

export const LIGHTS = ["auto", "day", "night"] as const
export type Light = (typeof LIGHTS)[number]

const KEPT = "dixit.light"

export const light = signal<Light>(kept())

effect(() => {
  const { dataset } = document.documentElement
  if (light.value === "auto") delete dataset["light"]
  else dataset["light"] = light.value
})

export function chooseLight(next: Light): void {
  localStorage.setItem(KEPT, next)
  light.value = next
}

function kept(): Light {
  const found = localStorage.getItem(KEPT)
  return LIGHTS.find((one) => one === found) ?? "auto"
}
