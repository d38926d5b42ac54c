// The service worker: the client begins without a network, and pictures that were seen come at once.
import { KEPT_PICTURES, kindOf, surplus } from "./keeping.ts"
import { listenToPushes } from "./push.ts"

/** The files of this version of the client, by tools/build.ts. */
declare const VERSION: string
declare const FILES: readonly string[]

const SHELL = `dixit.shell.${VERSION}`
/** All cards of some decks in both sizes: a dozen megabytes. */
const MOST_PICTURES = 400
/** The same page is at each address of a screen but the first, which has its pictures in it. */
const PAGE = "/rules"
/** How long a page may take before the one that is kept is shown. */
const PATIENCE = 2500

const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener("install", (event) => event.waitUntil(keepShell()))
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()))
worker.addEventListener("fetch", (event) => {
  const { request } = event
  switch (kindOf(request, worker.location.origin)) {
    case "page":
      event.respondWith(page(request))
      break
    case "file":
      event.respondWith(file(request))
      break
    case "picture":
      event.respondWith(picture(request, (work) => event.waitUntil(work)))
      break
  }
})
listenToPushes(worker)

async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await shell.addAll([...FILES, new Request(PAGE, { cache: "no-cache" })])
  await worker.skipWaiting()
}

/** Open tabs go on with what they have; a file that they miss has them begin anew. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name !== SHELL && name !== KEPT_PICTURES)
      .map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
}

/** The page that is served now; the one that is kept, where that one doesn't come. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request)
  const kept = async () => (await caches.match(PAGE, { cacheName: SHELL })) ?? asked
  try {
    const found = await Promise.race([asked, late()])
    return found.status < 500 ? found : kept()
  } catch {
    return kept()
  }
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE))
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request)
}

async function picture(
  request: Request,
  meanwhile: (work: Promise<unknown>) => void,
): Promise<Response> {
  const pictures = await caches.open(KEPT_PICTURES)
  const kept = await pictures.match(request)
  if (kept) return kept
  const found = await fetch(request)
  // A device that has no place left shows pictures all the same.
  if (found.status === 200) meanwhile(keep(pictures, request, found.clone()).catch(() => {}))
  return found
}

async function keep(pictures: Cache, request: Request, found: Response): Promise<void> {
  await pictures.put(request, found)
  const tooMany = surplus(await pictures.keys(), MOST_PICTURES)
  await Promise.all(tooMany.map((one) => pictures.delete(one)))
}
