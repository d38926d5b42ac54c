// The texts of the client by language, and what may be wrong with them.
import type { Area, LanguageCode, Text } from "../texts/types.ts"

export const LANGUAGES: readonly LanguageCode[] = ["en", "pt-br", "es", "da"]

type Areas = Readonly<Record<string, Area>>

/** The areas that a first page needs, or those that come later. */
export function part(areas: Areas, later: readonly string[], isLater: boolean): Areas {
  return Object.fromEntries(
    Object.entries(areas).filter(([area]) => later.includes(area) === isLater),
  )
}

/** All texts of a language by area and name, such as "turn.giveThis". */
export function flat(areas: Areas, language: LanguageCode): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text[language]]),
    ),
  )
}

/** Texts that are empty in a language, or name other arguments than in English. */
export function faults(areas: Areas): string[] {
  const english = flat(areas, "en")
  return LANGUAGES.flatMap((language) =>
    Object.entries(flat(areas, language)).flatMap(([name, text]) => {
      if (forms(text).some((form) => form.trim() === "")) return [`${name} is empty in ${language}`]
      const [said, meant] = [namesIn(text), namesIn(english[name] ?? "")]
      return said === meant
        ? []
        : [`${name} names {${said}} in ${language}, and {${meant}} in English`]
    }),
  )
}

function forms(text: Text): string[] {
  return typeof text === "string" ? [text] : [text.one, text.other]
}

/** The arguments in the last of its forms: “one” may do without the number. */
function namesIn(text: Text): string {
  const names = (forms(text).at(-1) ?? "").matchAll(/\{(\w+)\}/g)
  return [...new Set(Array.from(names, ([, name]) => name))].sort().join(", ")
}
