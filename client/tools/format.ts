// Puts the code of the client and of examples/ into form.
import { succeeds } from "./run.ts"

process.exitCode = succeeds("@biomejs/biome/bin/biome", "check", "--write", ".", "../examples")
  ? 0
  : 1
