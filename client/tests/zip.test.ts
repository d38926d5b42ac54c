import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { crc32 as reference } from "node:zlib"
import { crc32, type Entry, zip } from "../api/zip.ts"

const FILES: readonly Entry[] = [
  { name: "1.jpg", content: bytes(300) },
  { name: "gåde på bordet.png", content: bytes(70_000) },
  { name: "empty.webp", content: bytes(0) },
]

function bytes(length: number) {
  return Uint8Array.from({ length }, (_, index) => (index * 7919) % 251)
}

/** What a reader finds in an archive that goes by its directory, as most readers do. */
function unzipped(archive: Buffer) {
  const end = archive.length - 22
  assert.equal(archive.readUInt32LE(end), 0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  assert.equal(at + archive.readUInt32LE(end + 12), end)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    assert.equal(archive.readUInt32LE(at), 0x02014b50)
    const [crc, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]
    const [length, offset] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const name = archive.subarray(at + 46, at + 46 + length).toString()
    at += 46 + length
    assert.equal(archive.readUInt32LE(offset), 0x04034b50)
    assert.equal(archive.readUInt32LE(offset + 14), crc)
    const begin = offset + 30 + archive.readUInt16LE(offset + 26)
    const content = archive.subarray(begin, begin + size)
    assert.equal(reference(content), crc)
    return { name, content: Uint8Array.from(content) }
  })
}

describe("an archive", () => {
  it("has each file as it was, under its name", () => {
    assert.deepEqual(unzipped(Buffer.concat(zip(FILES))), FILES)
  })

  it("may be empty", () => {
    assert.deepEqual(unzipped(Buffer.concat(zip([]))), [])
  })

  it("is checked by sums as everybody reckons them", () => {
    for (const { content } of FILES) assert.equal(crc32(content), reference(content))
  })
})
