// Once nobody sits at this device any more, what the service worker kept for them goes, too.
import { isForSome, KEPT_PICTURES } from "./worker/keeping.ts"

export async function forgetPictures(): Promise<void> {
  // Over plain http there are no caches.
  if (!("caches" in window) || !(await caches.has(KEPT_PICTURES))) return
  const pictures = await caches.open(KEPT_PICTURES)
  const found = (await pictures.keys()).filter(({ url }) => isForSome(url))
  await Promise.all(found.map((request) => pictures.delete(request)))
}
