// Pictures on their way into a deck: no larger than cards are, so that a phone can send them.

export interface Picture {
  /** No two of a deck have the same. */
  readonly name: string
  readonly content: Blob
  /** A small one to be looked at; none of what the browser can't read. */
  readonly small: ImageBitmap | null
  /** What is to be seen on it, for those who can't see it. */
  readonly text: string
}

/** What a card is drawn from; more of it is only longer under way. */
const WIDTH = 1000
const HEIGHT = 1500
const SMALL = 150
const QUALITY = 0.9
const HEAVY = 1_500_000

/** Makes a picture ready; what the browser can't read goes as it is, and the server says why not. */
export async function ready(file: File, taken: ReadonlySet<string>): Promise<Picture> {
  const name = free(file.name, taken)
  const whole = await createImageBitmap(file).catch(() => null)
  if (whole === null) return { name, content: file, small: null, text: "" }
  const scale = Math.min(1, Math.max(WIDTH / whole.width, HEIGHT / whole.height))
  const isFine = scale === 1 && file.size < HEAVY
  const content = isFine ? file : await redrawn(whole, scale).catch(() => file)
  const small = await createImageBitmap(whole, {
    resizeWidth: SMALL,
    resizeHeight: Math.max(1, Math.round((SMALL * whole.height) / whole.width)),
    resizeQuality: "medium",
  }).catch(() => null)
  whole.close()
  return { name, content, small, text: "" }
}

async function redrawn(whole: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(whole.width * scale)
  canvas.height = Math.round(whole.height * scale)
  const context = canvas.getContext("2d")
  if (context) {
    // What can be seen through is white, as on paper.
    context.fillStyle = "#fff"
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = "high"
    context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("nothing was drawn"))),
      "image/jpeg",
      QUALITY,
    )
  })
}

/** The name, or one like it that nothing else has: galleries call everything the same. */
function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf(".")
  const [stem, end] = dot < 1 ? [name, ""] : [name.slice(0, dot), name.slice(dot)]
  let number = 2
  while (taken.has(`${stem}-${number}${end}`)) number++
  return `${stem}-${number}${end}`
}
