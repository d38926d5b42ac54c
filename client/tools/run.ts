import { spawnSync } from "node:child_process"

/** Runs a program of an installed package, and says whether it is content. */
export function succeeds(program: string, ...given: string[]): boolean {
  const script = `node_modules/${program}`
  return spawnSync(process.execPath, [script, ...given], { stdio: "inherit" }).status === 0
}
