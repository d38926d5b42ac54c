// The files that esbuild has made, and which of them load which.
import { basename } from "node:path"
import type { Metafile } from "esbuild"

export interface Output {
  readonly name: string
  /** What it was made of; nothing, if it is shared by others. */
  readonly entry: string | null
  /** The files that are loaded along with it. */
  readonly imports: readonly string[]
}

export function outputsOf({ outputs }: Metafile): Output[] {
  return Object.entries(outputs).map(([path, { entryPoint, imports }]) => ({
    name: basename(path),
    entry: entryPoint ?? null,
    imports: imports
      .filter(({ kind }) => kind === "import-statement")
      .map((imported) => basename(imported.path)),
  }))
}

/** What was made of a source file, followed by all that is loaded along with it. */
export function withImports(outputs: readonly Output[], entry: string): Output[] {
  const first = outputs.find((output) => output.entry === entry)
  if (!first) throw new Error(`nothing was built of ${entry}`)
  const found = new Set([first])
  for (const { imports } of found) {
    for (const output of outputs) if (imports.includes(output.name)) found.add(output)
  }
  return [...found]
}
