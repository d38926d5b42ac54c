// What is shown of a picture before it comes: its colours from above to below, by its BlurHash.
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"
const STOPS = [0, 0.25, 0.5, 0.75, 1]

type Colour = readonly [red: number, green: number, blue: number]

/** A gradient of CSS. What goes from left to right in the hash is left out. */
export function wash(hash: string): string {
  const rows = rowsOf(hash)
  const stops = STOPS.map((part) => {
    const waves = rows.map((_, row) => Math.cos(Math.PI * row * part))
    const channels = [0, 1, 2].map((channel) =>
      toByte(rows.reduce((sum, row, at) => sum + (row[channel] ?? 0) * (waves[at] ?? 0), 0)),
    )
    return `rgb(${channels.join(" ")})`
  })
  return `linear-gradient(${stops.join(", ")})`
}

/** The mean colour, and what each of the waves from above to below adds to it. */
function rowsOf(hash: string): Colour[] {
  const size = numberIn(hash, 0, 1)
  const [across, along] = [(size % 9) + 1, Math.floor(size / 9) + 1]
  const strongest = (numberIn(hash, 1, 2) + 1) / 166
  const mean = numberIn(hash, 2, 6)
  const first: Colour = [linear(mean >> 16), linear((mean >> 8) & 255), linear(mean & 255)]
  const others = Array.from({ length: along - 1 }, (_, row): Colour => {
    const at = 4 + (row + 1) * across * 2
    const wave = numberIn(hash, at, at + 2)
    const part = (value: number) => {
      const signed = ((value % 19) - 9) / 9
      return Math.sign(signed) * signed ** 2 * strongest
    }
    return [part(Math.floor(wave / 361)), part(Math.floor(wave / 19)), part(wave)]
  })
  return [first, ...others]
}

function numberIn(hash: string, from: number, to: number): number {
  return Array.from(hash.slice(from, to)).reduce(
    (sum, digit) => sum * 83 + DIGITS.indexOf(digit),
    0,
  )
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function toByte(part: number): number {
  const within = Math.max(0, Math.min(1, part))
  const curved = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}
