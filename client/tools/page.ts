// The page that everything begins with; it has neither scripts nor styles within it.
import { common } from "../texts/common.ts"
import { trouble } from "../texts/trouble.ts"
import type { LanguageCode } from "../texts/types.ts"
import { DAY, DUSK, type Icons } from "./manifest.ts"

export interface Parts {
  readonly script: string
  readonly style: string
  /** What the script imports, the texts among it. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  readonly icons: Icons
}

export function pageIn(
  language: LanguageCode,
  { script, style, modules, fonts, icons }: Parts,
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
<link rel="icon" href="${icons.drawn}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${icons.maskable}">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="${style}">
${preloads.join("\n")}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="app"><main class="screen first-paint"><p class="wordmark">${common.name[language]}</p><p class="slow"><a href="">${trouble.tryAgain[language]}</a></p></main></div>
<noscript><p class="note">${common.needsScripts[language]}</p></noscript>
</body>
</html>
`
}
