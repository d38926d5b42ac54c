// Keeps what a first page needs in one file. Left alone, esbuild makes a file for each set of screens that share
// something, and a slow network is asked for dozens of them.
import { readFile } from "node:fs/promises"
import { extname, relative } from "node:path"
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild"

const NEEDED = "needed:at-first"

type Inputs = Metafile["inputs"]

/** What each part that is loaded later imports first: all that is there by then. */
export async function together(entry: string, options: BuildOptions): Promise<Plugin> {
  const { metafile } = await build({ ...options, write: false, metafile: true })
  const inputs = metafile?.inputs ?? {}
  const atFirst = importedBy(inputs, entry).filter((path) => /^[^:]+\.tsx?$/.test(path))
  const needed = atFirst.filter((path) => path !== entry && !path.startsWith("node_modules/"))
  const later = new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path),
    ),
  )
  return {
    name: "together",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^needed:/ }, ({ path }) => ({ path, namespace: "needed" }))
      onLoad({ filter: /.*/, namespace: "needed" }, () => ({
        contents: needed.map((path) => `import "./${path}"\n`).join(""),
        resolveDir: process.cwd(),
      }))
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!later.has(relative(process.cwd(), path))) return null
        const contents = `import "${NEEDED}"\n${await readFile(path, "utf8")}`
        return { contents, loader: extname(path) === ".tsx" ? "tsx" : "ts" }
      })
    },
  }
}

/** All modules that are loaded along with one, itself among them. */
function importedBy(inputs: Inputs, entry: string): string[] {
  const found = new Set([entry])
  for (const path of found) {
    for (const { kind, path: imported } of inputs[path]?.imports ?? []) {
      if (kind === "import-statement") found.add(imported)
    }
  }
  return [...found]
}
