// A zip archive whose files lie in it as they are: pictures don't get smaller by being packed.

export interface Entry {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

const UTF8 = 0x0800
const VERSION = 20
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** The first day that an archive can name: what is in it has no other. */
const DAY = 0x0021

/** The pieces of an archive, one after the other. */
export function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer>[] {
  const files: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const named = new TextEncoder().encode(name)
    const about = [VERSION, UTF8, 0, 0, DAY] as const
    const sizes = [crc32(content), content.length, content.length] as const
    const local = record(LOCAL, about, sizes, [named.length, 0])
    const central = record(CENTRAL, [VERSION, ...about], sizes, [named.length, 0, 0, 0, 0, 0, 0])
    files.push(local, named, content)
    directory.push(central, number(offset), named)
    offset += local.length + named.length + content.length
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0)
  const count = entries.length
  const end = [number(END), shorts([0, 0, count, count]), number(size), number(offset), shorts([0])]
  return [...files, ...directory, ...end]
}

type Shorts = readonly number[]

function record(signature: number, about: Shorts, sizes: Shorts, lengths: Shorts) {
  return joined([number(signature), shorts(about), ...sizes.map(number), shorts(lengths)])
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function shorts(values: Shorts): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * values.length))
  values.forEach((value, index) => {
    view.setUint16(2 * index, value, true)
  })
  return new Uint8Array(view.buffer)
}

function number(value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, value, true)
  return new Uint8Array(view.buffer)
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest >>> 0
})

export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}
