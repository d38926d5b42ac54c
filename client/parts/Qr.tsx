import { later } from "./later.tsx"

/** A link as a picture that cameras read, once what draws it has been loaded. */
export const Qr = later(() => import("./QrCode.tsx").then(({ QrCode }) => QrCode))

/** The link as one reads it out. */
export function bare(link: string): string {
  return link.replace(/^https?:\/\//, "")
}
