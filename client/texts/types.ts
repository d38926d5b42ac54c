// The form of the texts: a missing language, or a missing argument, is an error of types.

export type LanguageCode = "en" | "pt-br" | "es" | "da"

/** A text with {arguments}; in two forms, if it depends on the number that is called count. */
export type Text = string | { readonly one: string; readonly other: string }

/** The texts of a part of the client, each in all languages, side by side. */
export type Area = Readonly<Record<string, Readonly<Record<LanguageCode, Text>>>>

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The names of the arguments that an English text has. */
export type Names<T> = T extends { readonly one: infer One; readonly other: infer Other }
  ? "count" | NamesIn<One> | NamesIn<Other>
  : NamesIn<T>
