// Who sits at this device: a token, a name and a language, which all tabs share.
import { signal } from "@preact/signals"

export interface Me {
  readonly id: string
  readonly name: string
}

const TOKEN = "dixit.token"
const ME = "dixit.me"
const LANGUAGE = "dixit.language"
/** The token of somebody without a name, such as a television that looks on. */
const ONLOOKER = "dixit.onlooker"

export const LANGUAGES = {
  en: "English",
  "pt-br": "Português",
  es: "Español",
  da: "Dansk",
} as const
export type Language = keyof typeof LANGUAGES

/** Who looks on here for as long as nobody has a name. */
let onlooker: string | null = null

const token = signal(keptToken())
const me = signal<Me | null>(readMe())
const language = signal<Language>(firstLanguage())

addEventListener("storage", () => {
  token.value = keptToken()
  me.value = readMe()
  language.value = firstLanguage()
})

let renewal: Promise<unknown> = Promise.resolve()

export const session = {
  token,
  me,
  language,

  begin(given: string, who: Me): void {
    localStorage.setItem(TOKEN, given)
    localStorage.setItem(ME, JSON.stringify({ id: who.id, name: who.name }))
    me.value = readMe()
    token.value = given
  },

  /** Looks on without being anybody, as long as nobody has a name here. */
  async lookOn(becomeSomebody: () => Promise<string>): Promise<void> {
    onlooker = localStorage.getItem(ONLOOKER) ?? (await becomeSomebody())
    localStorage.setItem(ONLOOKER, onlooker)
    token.value = keptToken()
  },

  lookAway(): void {
    onlooker = null
    token.value = keptToken()
  },

  /** The same person goes by another name. */
  rename(who: Me): void {
    localStorage.setItem(ME, JSON.stringify({ id: who.id, name: who.name }))
    me.value = readMe()
  },

  /**
   * That token is no longer good for anything: false if another one has taken its place meanwhile,
   * as a tab beside this one may have got it.
   */
  lose(lost: string | null): boolean {
    const kept = localStorage.getItem(TOKEN)
    if (kept === null || kept === lost) {
      session.end()
      return true
    }
    me.value = readMe()
    token.value = kept
    return false
  },

  /** Nobody sits at this device any more. */
  end(): void {
    localStorage.removeItem(TOKEN)
    localStorage.removeItem(ME)
    localStorage.removeItem(ONLOOKER)
    onlooker = null
    token.value = null
    me.value = null
  },

  /** Does what ends this token or replaces it; until then nobody takes the token for lost. */
  renew<Result>(call: () => Promise<Result>): Promise<Result> {
    const done = call()
    renewal = done.catch(() => {})
    return done
  },

  renewed: (): Promise<unknown> => renewal,

  speak(next: Language): void {
    localStorage.setItem(LANGUAGE, next)
    language.value = next
  },
}

function keptToken(): string | null {
  return localStorage.getItem(TOKEN) ?? onlooker
}

function readMe(): Me | null {
  const kept = localStorage.getItem(ME)
  return kept === null ? null : (JSON.parse(kept) as Me)
}

/** The language that was chosen here, or else that of the page, which the browser asked for. */
function firstLanguage(): Language {
  const chosen = localStorage.getItem(LANGUAGE) ?? document.documentElement.lang.toLowerCase()
  return chosen in LANGUAGES ? (chosen as Language) : "en"
}
