// What a device is told that keeps the client among its programs.
import { common } from "../texts/common.ts"
import type { LanguageCode } from "../texts/types.ts"

/** The colours of the page before anything is on it. */
export const DUSK = "#2a2140"
export const DAY = "#dfd8ea"

export interface Icons {
  readonly drawn: string
  /** As wide as it is named. */
  readonly small: string
  readonly large: string
  /** With nothing at its edges, which devices cut as they like. */
  readonly maskable: string
}

export function manifestIn(language: LanguageCode, icons: Icons): string {
  const png = { type: "image/png" }
  const manifest = {
    id: "/",
    name: common.name[language],
    short_name: common.name[language],
    description: common.about[language],
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: DUSK,
    theme_color: DUSK,
    categories: ["games"],
    icons: [
      { src: icons.drawn, sizes: "any", type: "image/svg+xml" },
      { src: icons.small, sizes: "192x192", ...png },
      { src: icons.large, sizes: "512x512", ...png },
      { src: icons.maskable, sizes: "512x512", ...png, purpose: "maskable" },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
