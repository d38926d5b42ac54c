/** Why something was refused, beside what was asked for, as long as that lasts. */
export function Trouble({ words }: { words: string | null }) {
  if (words === null) return null
  return (
    <p class="trouble" role="alert">
      {words}
    </p>
  )
}
