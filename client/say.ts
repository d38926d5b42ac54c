// Says a text in the reader's language.
import { signal } from "@preact/signals"
import { type Language, session } from "./api/session.ts"
import { loaded } from "./loading.ts"
import type { areas } from "./texts/areas.ts"
import type { Names, Text } from "./texts/types.ts"

type Areas = typeof areas
export type Key = {
  [A in keyof Areas]: `${A}.${Extract<keyof Areas[A], string>}`
}[keyof Areas]

type English<K extends Key> = K extends `${infer A extends keyof Areas}.${infer Name}`
  ? Name extends keyof Areas[A]
    ? Areas[A][Name] extends { readonly en: infer T }
      ? T
      : never
    : never
  : never

type Arguments<K extends Key> = [Names<English<K>>] extends [never]
  ? []
  : [Record<Names<English<K>>, string | number>]

const LOADERS: Record<Language, () => Promise<{ default: Readonly<Record<string, Text>> }>> = {
  en: () => import("texts:en"),
  "pt-br": () => import("texts:pt-br"),
  es: () => import("texts:es"),
  da: () => import("texts:da"),
}

const LATER_LOADERS: typeof LOADERS = {
  en: () => import("texts:later/en"),
  "pt-br": () => import("texts:later/pt-br"),
  es: () => import("texts:later/es"),
  da: () => import("texts:later/da"),
}

let hasAll = false

const texts = signal<Readonly<Record<string, Text>>>({})

/** Loads the texts of the chosen language, and has the page speak it. */
export async function learn(language: Language): Promise<void> {
  const wanted = hasAll ? [LOADERS, LATER_LOADERS] : [LOADERS]
  const found = await loaded(() => Promise.all(wanted.map((loaders) => loaders[language]())))
  texts.value = Object.assign({}, ...found.map((one) => one.default))
  document.documentElement.lang = language
}

/** Loads those texts, too, that the first page has no need of. */
export async function learnAll(): Promise<void> {
  if (hasAll) return
  const language = session.language.value
  const { default: more } = await LATER_LOADERS[language]()
  hasAll = true
  if (language === session.language.value) texts.value = { ...texts.value, ...more }
  else await learn(session.language.value)
}

export function say<K extends Key>(key: K, ...[given]: Arguments<K>): string {
  const values: Record<string, string | number> = given ?? {}
  const form = formOf(texts.value[key] ?? "", values["count"])
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

function formOf(text: Text, count: string | number | undefined): string {
  if (typeof text === "string") return text
  const rule = new Intl.PluralRules(session.language.value).select(Number(count))
  return rule === "one" ? text.one : text.other
}

/** Names, one after the other, as the language does it: “Ana, Bruno and Clara”. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(session.language.value, { type: "conjunction" }).format(names)
}

/** A number with one digit behind the point, or the comma. */
export function decimal(number: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(session.language.value, form).format(number)
}

/** A day as the language writes it: “19 November 2026”. */
export function day(time: string): string {
  return new Intl.DateTimeFormat(session.language.value, { dateStyle: "long" }).format(
    new Date(time),
  )
}

/** A time of today as “20:15”; of another day with that day. */
export function moment(time: string): string {
  const then = new Date(time)
  const isToday = then.toDateString() === new Date().toDateString()
  const form = isToday
    ? ({ timeStyle: "short" } as const)
    : ({ weekday: "short", hour: "numeric", minute: "2-digit" } as const)
  return new Intl.DateTimeFormat(session.language.value, form).format(then)
}
