// The table takes its dusk from the card in play: its hue, and how strong that is.
import { useEffect } from "preact/hooks"
import { pictureOf } from "../api/pictures.ts"

interface Dusk {
  readonly hue: number
  readonly chroma: number
}

const EVENING: Dusk = { hue: 292, chroma: 0.062 }
const SAMPLE = 12
const STRONGEST = 0.085

const seen = new Map<string, Dusk>()
let now = EVENING

/** Has the page lie in the light of a card, or in that of the evening. */
export function useDusk(card: string | null): void {
  const address = card === null ? undefined : pictureOf(card)?.picture_small
  useEffect(() => {
    let isWanted = true
    const found = address === undefined ? Promise.resolve(EVENING) : duskOf(address)
    found.then((dusk) => isWanted && spread(dusk))
    return () => {
      isWanted = false
    }
  }, [address])
}

/** Lays another light over the one that is there, which goes once that one is hidden. */
function spread({ hue, chroma }: Dusk): void {
  const table = document.querySelector(".table-light")
  if (!table || (hue === now.hue && chroma === now.chroma)) return
  now = { hue, chroma }
  const light = document.createElement("i")
  light.className = "light"
  light.style.setProperty("--hue", hue.toFixed(1))
  light.style.setProperty("--chroma", chroma.toFixed(3))
  light.addEventListener("animationend", () => {
    while (light.previousElementSibling) light.previousElementSibling.remove()
  })
  table.append(light)
}

async function duskOf(address: string): Promise<Dusk> {
  const known = seen.get(address)
  if (known) return known
  const dusk = await sampled(address).catch(() => EVENING)
  seen.set(address, dusk)
  return dusk
}

async function sampled(address: string): Promise<Dusk> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = SAMPLE
  const context = canvas.getContext("2d", { willReadFrequently: true })
  if (!context) return EVENING
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE)
  return mean(context.getImageData(0, 0, SAMPLE, SAMPLE).data)
}

/** The mean of all pixels on the plane of colours of OKLab, where dark ones count most. */
function mean(pixels: Uint8ClampedArray): Dusk {
  let [a, b, weight] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [lightness, alongA, alongB] = oklab(pixels[at], pixels[at + 1], pixels[at + 2])
    const dark = (1 - lightness) ** 2
    a += alongA * dark
    b += alongB * dark
    weight += dark
  }
  const chroma = Math.hypot(a, b) / (weight || 1)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return { hue: (hue + 360) % 360, chroma: Math.min(STRONGEST, Math.max(0.03, chroma * 0.9)) }
}

function oklab(red = 0, green = 0, blue = 0): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
