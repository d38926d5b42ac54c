// How large the client is, gzipped: what a first page needs may only be so large.
import { readFile, stat } from "node:fs/promises"
import { type Output, withImports } from "./outputs.ts"
import { LANGUAGES } from "./texts.ts"

const KILOBYTE = 1000
const LIMITS = { scripts: 60, styles: 20 } as const
/** Files that come compressed as they are, and that no page waits for. */
const NEITHER = /\.(svg|woff2?)$/

export interface Sizes {
  /** What a first page needs: the script with its imports, and the largest texts of a language. */
  readonly scripts: number
  readonly styles: number
  /** Each file that the page may load. */
  readonly files: Readonly<Record<string, number>>
}

export async function sizes(): Promise<Sizes> {
  const outputs = JSON.parse(await readFile("built/outputs.json", "utf8")) as Output[]
  const files = Object.fromEntries(
    await Promise.all(
      outputs
        .filter(({ name }) => !NEITHER.test(name))
        .map(async ({ name }) => [name, await sizeOf(name)] as const),
    ),
  )
  const sum = (found: Iterable<Output>) =>
    Array.from(found, ({ name }) => files[name] ?? 0).reduce((one, other) => one + other, 0)
  const firstPages = LANGUAGES.map((language) => {
    const [script, texts] = ["main.tsx", `texts:texts:${language}`].map((entry) =>
      withImports(outputs, entry),
    )
    return sum(new Set([...(script ?? []), ...(texts ?? [])]))
  })
  const styles = sum(withImports(outputs, "styles/main.css"))
  return { scripts: Math.max(...firstPages), styles, files }
}

async function sizeOf(name: string): Promise<number> {
  return (await stat(`built/static/${name}.gz`)).size / KILOBYTE
}

/** What is larger than it may be. */
export function limits(found: Sizes): string[] {
  const kinds = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
  return kinds
    .filter((kind) => found[kind] > LIMITS[kind])
    .map((kind) => `${inWords(found[kind])} of ${kind} at first, and ${LIMITS[kind]} are allowed`)
}

export function lines({ scripts, styles, files }: Sizes): string {
  const largest = Object.entries(files).sort(([, one], [, other]) => other - one)
  return [
    `A first page needs ${inWords(scripts)} of scripts and ${inWords(styles)} of styles.`,
    ...largest.map(([name, size]) => `  ${inWords(size).padStart(9)}  ${name}`),
    "",
  ].join("\n")
}

function inWords(size: number): string {
  return `${size.toFixed(1)} kB`
}
