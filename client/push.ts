// Push messages on this device: what the browser allows, and the subscription that the server has.
import { effect, untracked } from "@preact/signals"
import { type Reminders, reminders } from "./api/reminders.ts"
import { session } from "./api/session.ts"
import { mending, type Standing, type Subscribed, standing } from "./reminding.ts"

const TOLD = "dixit.told"

/** The subscription that the server was told of, and whose it is. */
interface Told {
  readonly person: string
  readonly endpoint: string
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
}

/** Apple's phones push to programs on the home screen alone. */
export function wantsHomeScreen(): boolean {
  return !canPush() && "standalone" in navigator
}

export function standingNow({ this_device }: Reminders): Standing {
  const permission = canPush() ? Notification.permission : "default"
  return standing({ canPush: canPush(), permission, isKnown: this_device })
}

/** What came of asking: it is on, refused, not answered, or the browser has nobody to send by. */
export type Answer = Standing | "silent"

/** Asks for permission, and has the server send to this device. */
export async function tellHere(key: string): Promise<Answer> {
  const permission = await Notification.requestPermission()
  if (permission !== "granted") return permission === "denied" ? "refused" : "off"
  const subscription = await subscribe(key).catch(() => null)
  if (subscription === null) return "silent"
  await handOver(subscription)
  return "on"
}

export async function tellHereNoMore(): Promise<void> {
  await reminders.tellHereNoMore()
  await forget()
}

/** Keeps what the server has true for as long as somebody sits here, and ends it with them. */
export function keepTelling(): void {
  if (!canPush()) return
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data === "where") ports[0]?.postMessage(location.pathname)
    if (data === "subscribed") settle()
  })
  effect(() => {
    session.token.value
    untracked(settle)
  })
}

function settle(): void {
  const told = kept()
  if (told === null) return
  const isTheirs = session.token.value !== null && session.me.value?.id === told.person
  const done = isTheirs && Notification.permission === "granted" ? mend(told) : forget()
  // What is out of reach now is put right when the page begins anew.
  done.catch(() => {})
}

async function mend(told: Told): Promise<void> {
  const [wished, found] = await Promise.all([reminders.get(), subscription()])
  switch (mending(found && described(found), told.endpoint, wished)) {
    case "tell":
      return found === null ? undefined : handOver(found)
    case "subscribe":
      await found?.unsubscribe()
      return handOver(await subscribe(wished.public_key))
  }
}

async function forget(): Promise<void> {
  localStorage.removeItem(TOLD)
  await (await subscription())?.unsubscribe()
}

async function handOver(subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {}
  try {
    await reminders.tellHere({ endpoint, p256dh, auth })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  const told: Told = { person: session.me.value?.id ?? "", endpoint }
  localStorage.setItem(TOLD, JSON.stringify(told))
}

async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/service-worker.js")
  const { pushManager } = await navigator.serviceWorker.ready
  const earlier = await pushManager.getSubscription()
  if (earlier && described(earlier).key !== key) await earlier.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function described({ endpoint, options }: PushSubscription): Subscribed {
  return { endpoint, key: encoded(options.applicationServerKey) }
}

/** As the server writes its key: the alphabet of addresses, and nothing at the end. */
function encoded(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")
}

function kept(): Told | null {
  const found = localStorage.getItem(TOLD)
  return found === null ? null : (JSON.parse(found) as Told)
}
