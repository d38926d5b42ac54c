// Bundles the client into built/: hashed files, each compressed twice, and a page in each language.
//
//     node tools/build.ts [--watch]
import { createHash } from "node:crypto"
import { mkdir, readFile, rename, rm, watch, writeFile } from "node:fs/promises"
import { extname, join, parse } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type BuildOptions, build, type Plugin } from "esbuild"
import { areas, LATER } from "../texts/areas.ts"
import type { LanguageCode } from "../texts/types.ts"
import { type Icons, manifestIn } from "./manifest.ts"
import { type Output, outputsOf, withImports } from "./outputs.ts"
import { landingIn, pageIn } from "./page.ts"
import { flat, LANGUAGES, part } from "./texts.ts"
import { together } from "./together.ts"

const BUILT = "built"
const MAKING = "built.new"
const ADDRESS = "/static/client/"
/** Files that are as small as they get. */
const PACKED = new Set([".woff2", ".png", ".webp"])
const TARGET = ["es2022", "safari15.4"]

/** The texts of one language as a module, such as "texts:da"; what comes later is "texts:later/da". */
const texts: Plugin = {
  name: "texts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^texts:/ }, ({ path }) => ({ path, namespace: "texts" }))
    onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => {
      const [, later, language] = /^texts:(later\/)?(.+)$/.exec(path) ?? []
      const wanted = part(areas, LATER, later !== undefined)
      return { contents: JSON.stringify(flat(wanted, language as LanguageCode)), loader: "json" }
    })
  },
}

const OPTIONS = {
  entryPoints: { main: "main.tsx", style: "styles/main.css" },
  outdir: join(MAKING, "static"),
  bundle: true,
  splitting: true,
  format: "esm",
  target: TARGET,
  minify: true,
  legalComments: "none",
  publicPath: ADDRESS,
  entryNames: "[name].[hash]",
  chunkNames: "[name].[hash]",
  assetNames: "[name].[hash]",
  loader: { ".svg": "file", ".woff2": "file", ".woff": "empty" },
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [texts],
  logLevel: "warning",
} satisfies BuildOptions

async function bundle(): Promise<void> {
  await rm(MAKING, { recursive: true, force: true })
  const plugins = [texts, await together("main.tsx", OPTIONS)]
  const { metafile, outputFiles } = await build({
    ...OPTIONS,
    plugins,
    metafile: true,
    write: false,
  })
  await mkdir(join(MAKING, "static"), { recursive: true })
  await Promise.all(outputFiles.map((file) => store(file.path, file.contents)))
  const outputs = outputsOf(metafile)
  const icons = await storeIcons()
  const first = await storeFirst()
  const pages = await writePages(outputs, icons, first)
  const files = [...outputs.map(({ name }) => ADDRESS + name), first, icons.drawn]
  await writeWorker(files, digestOf(files.join() + pages.join()), icons.small)
  await writeFile(join(MAKING, "outputs.json"), JSON.stringify(outputs))
  await rm(BUILT, { recursive: true, force: true })
  await rename(MAKING, BUILT)
}

async function store(path: string, contents: Uint8Array): Promise<void> {
  await writeFile(path, contents)
  if (PACKED.has(extname(path))) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(contents, best),
    promisify(gzip)(contents, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Stores a file as it is, and returns its address. */
async function storeHashed(path: string): Promise<string> {
  return storeUnderHash(path, await readFile(path))
}

/** Stores contents under a name with their hash, and returns its address. */
async function storeUnderHash(path: string, contents: Uint8Array): Promise<string> {
  const { name, ext } = parse(path)
  const hashed = `${name}.${digestOf(contents)}${ext}`
  await store(join(MAKING, "static", hashed), contents)
  return ADDRESS + hashed
}

function digestOf(contents: string | Uint8Array): string {
  return createHash("sha256").update(contents).digest("hex").slice(0, 12)
}

/** The script that runs before anything is seen. */
async function storeFirst(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["first.ts"],
    bundle: true,
    format: "iife",
    target: TARGET,
    minify: true,
    write: false,
  })
  const [script] = outputFiles
  if (!script) throw new Error("nothing was built of first.ts")
  return storeUnderHash("first.js", script.contents)
}

async function storeIcons(): Promise<Icons> {
  const [drawn, small, large, maskable] = await Promise.all([
    storeHashed("icons/icon.svg"),
    storeHashed("icons/icon-192.png"),
    storeHashed("icons/icon-512.png"),
    storeHashed("icons/maskable-512.png"),
  ])
  return { drawn, small, large, maskable }
}

/** A page and a manifest for each language, and the addresses that the server answers with them. */
async function writePages(
  outputs: readonly Output[],
  icons: Icons,
  first: string,
): Promise<string[]> {
  const addressOf = (name: string) => ADDRESS + name
  const builtOf = (entry: string) => withImports(outputs, entry).map(({ name }) => addressOf(name))
  const fonts = outputs.map(({ name }) => name).filter((name) => /-400-normal.*woff2$/.test(name))
  const [script = "", ...imported] = builtOf("main.tsx")
  const [style = ""] = builtOf("styles/main.css")
  const pages: string[] = []
  for (const language of LANGUAGES) {
    const modules = [...imported, ...builtOf(`texts:texts:${language}`)]
    const parts = { first, script, style, modules, fonts: fonts.map(addressOf), icons }
    const [page, landing] = [pageIn(language, parts), landingIn(language, parts)]
    pages.push(page, landing)
    await writeFile(join(MAKING, `page.${language}.html`), page)
    await writeFile(join(MAKING, `landing.${language}.html`), landing)
    const manifest = manifestIn(language, icons)
    await writeFile(join(MAKING, `manifest.${language}.webmanifest`), manifest)
  }
  await writeFile(join(MAKING, "routes.json"), await readFile("routes.json"))
  return pages
}

/** The service worker, which knows the files of its version. */
async function writeWorker(files: readonly string[], version: string, icon: string): Promise<void> {
  await build({
    entryPoints: { "service-worker": "worker/main.ts" },
    outdir: MAKING,
    bundle: true,
    format: "iife",
    target: TARGET,
    minify: true,
    legalComments: "none",
    define: {
      FILES: JSON.stringify(files),
      ICON: JSON.stringify(icon),
      VERSION: JSON.stringify(version),
    },
    logLevel: "warning",
  })
}

await bundle()
if (process.argv.includes("--watch")) {
  process.stdout.write("Watching the client; Ctrl-C ends it.\n")
  let timer: NodeJS.Timeout | undefined
  for await (const { filename } of watch(".", { recursive: true })) {
    if (filename === null || /^(built|generated|node_modules|tests)/.test(filename)) continue
    clearTimeout(timer)
    timer = setTimeout(() => bundle().catch((error) => process.stderr.write(`${error}\n`)), 100)
  }
}
