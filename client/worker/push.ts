// Push messages in the service worker: it shows them, and a tap on one leads to the table.
import { isSamePlace, type Told, toldBy } from "./told.ts"

/** The address of a picture for notifications, by tools/build.ts. */
declare const ICON: string

/** How long a tab may take to say where it is; one that sleeps says nothing. */
const PATIENCE = 300

/** An event of browsers that replace a subscription, which not every library of types knows. */
interface Replaced extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
}

interface Tab {
  readonly client: WindowClient
  readonly path: string
}

export function listenToPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const told = toldBy(event.data?.text() ?? "")
    if (told) event.waitUntil(show(worker, told))
  })
  worker.addEventListener("notificationclick", (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(worker, String(notification.data)))
  })
  worker.addEventListener("pushsubscriptionchange", (event) => {
    const replaced = event as Replaced
    replaced.waitUntil(subscribeAnew(worker, replaced.oldSubscription ?? null))
  })
}

/** Shows a message; only for an instant, if somebody looks at the table that it is about. */
async function show(worker: ServiceWorkerGlobalScope, { title, body, path, tag }: Told) {
  const tabs = await tabsAt(worker, path)
  const isSeen = tabs.some(({ visibilityState }) => visibilityState === "visible")
  const options = { body, tag, data: path, icon: ICON, renotify: !isSeen, silent: isSeen }
  const { registration } = worker
  // Safari takes a subscription away whose messages show nothing.
  await registration.showNotification(title, options)
  if (!isSeen) return
  for (const shown of await registration.getNotifications({ tag })) shown.close()
}

/** Shows the tab that is there already, or else another one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [tab] = await tabsAt(worker, path)
  await (tab ? tab.focus() : worker.clients.openWindow(path))
}

/** A page that is open, or the next one that is opened, tells the server of it. */
async function subscribeAnew(worker: ServiceWorkerGlobalScope, old: PushSubscription | null) {
  const { pushManager } = worker.registration
  const applicationServerKey = old?.options.applicationServerKey
  if (!applicationServerKey) return
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  for (const { client } of await tabs(worker)) client.postMessage("subscribed")
}

async function tabsAt(worker: ServiceWorkerGlobalScope, path: string): Promise<WindowClient[]> {
  const all = await tabs(worker)
  return all.filter((tab) => isSamePlace(tab.path, path)).map(({ client }) => client)
}

async function tabs(worker: ServiceWorkerGlobalScope): Promise<Tab[]> {
  const clients = await worker.clients.matchAll({ type: "window", includeUncontrolled: true })
  return Promise.all(clients.map(async (client) => ({ client, path: await pathOf(client) })))
}

/** Where a tab is now: not every browser says more by itself than where it began. */
function pathOf(client: WindowClient): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data))
    setTimeout(() => resolve(new URL(client.url).pathname), PATIENCE)
    client.postMessage("where", [port2])
  }).finally(() => port1.close())
}
