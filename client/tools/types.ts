// Writes the types of the API and of the sockets into generated/, from the documents in docs/.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises"
import openapiTS, { astToString } from "openapi-typescript"
import { parse } from "yaml"

const HEAD = "// Made from docs/ by tools/types.ts; nothing here is written by hand.\n\n"

/** An OpenAPI document that has nothing but the schemas of an AsyncAPI document. */
function schemasOf(asyncapi: { components: { schemas: unknown } }) {
  const { schemas } = asyncapi.components
  return {
    openapi: "3.1.0",
    info: { title: "Sockets", version: "1" },
    paths: {},
    components: { schemas },
  }
}

async function isOlder(file: string, source: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined)
  return made === undefined || made.mtimeMs < (await stat(source)).mtimeMs
}

async function write(name: "openapi" | "asyncapi"): Promise<void> {
  const source = `../docs/${name}.yaml`
  const file = `generated/${name}.ts`
  if (!(await isOlder(file, source))) return
  const document = parse(await readFile(source, "utf8"))
  const types = await openapiTS(name === "asyncapi" ? schemasOf(document) : document)
  await writeFile(file, HEAD + astToString(types))
}

/** Writes the types that are older than their document. */
export async function writeTypes(): Promise<void> {
  await mkdir("generated", { recursive: true })
  await Promise.all([write("openapi"), write("asyncapi")])
}

if (import.meta.main) await writeTypes()
