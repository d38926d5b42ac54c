import type { About } from "../../api/decks.ts"
import { zip } from "../../api/zip.ts"
import type { Picture } from "./picture.ts"

/** An archive of the pictures, with what is said of them. */
export async function packed(pictures: readonly Picture[], about: About): Promise<Blob> {
  const texts = pictures.filter(({ text }) => text.trim() !== "")
  const said = { ...about, texts: Object.fromEntries(texts.map(({ name, text }) => [name, text])) }
  const files = await Promise.all(
    pictures.map(async ({ name, content }) => ({
      name,
      content: new Uint8Array(await content.arrayBuffer()),
    })),
  )
  const manifest = { name: "deck.json", content: new TextEncoder().encode(JSON.stringify(said)) }
  return new Blob(zip([...files, manifest]), { type: "application/zip" })
}
