// The texts of one language, by area and name; tools/build.ts makes them of texts/.
declare module "texts:*" {
  import type { Text } from "./texts/types.ts"

  const texts: Readonly<Record<string, Text>>
  export default texts
}

declare module "*.svg" {
  const address: string
  export default address
}
