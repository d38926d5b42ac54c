// The page that everything begins with; it has neither scripts nor styles within it.
import { SHOWN_DECK, SHOWN_WIDTH, STEPS } from "../shown.ts"
import { common } from "../texts/common.ts"
import { landing } from "../texts/landing.ts"
import { trouble } from "../texts/trouble.ts"
import type { LanguageCode } from "../texts/types.ts"
import { DAY, DUSK, type Icons } from "./manifest.ts"

export interface Parts {
  /** Runs before anything is seen. */
  readonly first: string
  readonly script: string
  readonly style: string
  /** What the script imports, the texts among it. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  readonly icons: Icons
}

/** The page at all addresses but that of the landing. */
export function pageIn(language: LanguageCode, parts: Parts): string {
  const body = `<main class="screen first-paint">${wordmark(language)}${again(language)}</main>`
  return whole(language, parts, body)
}

/** The page of the landing, with its pictures; what is known of a card is filled in by the server. */
export function landingIn(language: LanguageCode, parts: Parts): string {
  const steps = STEPS.map(
    ({ words, number }) =>
      `<li class="step-picture"><span class="card"><img data-card="${SHOWN_DECK}:${number}" ` +
      `sizes="${SHOWN_WIDTH}" width="600" height="900"></span>` +
      `<p>${landing[words][language]}</p></li>`,
  )
  const body = `<main class="screen landing first-paint">
<header class="landing-head">${wordmark(language)}</header>
<ol class="steps">${steps.join("")}</ol>
<footer class="foot landing-foot"><p class="hint">${landing.players[language]}</p>${again(language)}</footer>
</main>`
  return whole(language, parts, body)
}

function wordmark(language: LanguageCode): string {
  return `<p class="wordmark">${common.name[language]}</p>`
}

function again(language: LanguageCode): string {
  return `<p class="slow"><a href="">${trouble.tryAgain[language]}</a></p>`
}

function whole(
  language: LanguageCode,
  { first, script, style, modules, fonts, icons }: Parts,
  body: string,
): string {
  const preloads = [
    ...modules.map((module) => `<link rel="modulepreload" href="${module}">`),
    ...fonts.map(
      (font) =>
        `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    ),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${common.name[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="description" content="${common.about[language]}">
<meta name="theme-color" content="${DUSK}" media="not (prefers-color-scheme: light)">
<meta name="theme-color" content="${DAY}" media="(prefers-color-scheme: light)">
<!--head-->
<script src="${first}"></script>
<link rel="icon" href="${icons.drawn}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${icons.maskable}">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="${style}">
${preloads.join("\n")}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="app"><div class="table-light" aria-hidden="true"></div>${body}</div>
<noscript><p class="note">${common.needsScripts[language]}</p></noscript>
</body>
</html>
`
}
