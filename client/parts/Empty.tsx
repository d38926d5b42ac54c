import { CardBack } from "./Card.tsx"

/** A place where nothing is yet: a few cards lie face down, and words say what to do. */
export function Empty({ words }: { words: string }) {
  return (
    <div class="empty">
      <div class="pile" aria-hidden="true">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
      <p>{words}</p>
    </div>
  )
}
