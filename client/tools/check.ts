// Checks the client, and examples/ beside it: form and lint, types, texts, and the size of what is built. Says all that is wrong, and not only the first.
import { areas } from "../texts/areas.ts"
import { succeeds } from "./run.ts"
import { limits, lines, sizes } from "./sizes.ts"
import { faults } from "./texts.ts"
import { writeTypes } from "./types.ts"

await writeTypes()
const results = [
  succeeds("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".", "../examples"),
  ...["tsconfig.json", "tsconfig.live.json", "tsconfig.node.json", "tsconfig.worker.json"].map(
    (project) => succeeds("typescript-native/bin/tsc", "--project", project),
  ),
]
const found = await sizes()
process.stdout.write(lines(found))
const complaints = [...faults(areas), ...limits(found)]
process.stderr.write(complaints.map((complaint) => `${complaint}\n`).join(""))
process.exitCode = results.every((result) => result) && complaints.length === 0 ? 0 : 1
