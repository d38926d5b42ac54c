import { encode } from "uqr"

/** A link as a picture that cameras read. */
export function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: 2 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shape-rendering="crispEdges">
      <path d={dark.join("")} />
    </svg>
  )
}
