import type { ComponentChildren } from "preact"
import { CardBack } from "../parts/Card.tsx"
import { say } from "../say.ts"

interface WelcomeProps {
  heading: string
  /** What else is known of the table. */
  lines: readonly string[]
  children: ComponentChildren
}

/** Whose table this is, to whoever comes by a link, and beneath it the way in. */
export function Welcome({ heading, lines, children }: WelcomeProps) {
  return (
    <main class="screen door">
      <section class="paper">
        <div class="invited-by">
          <CardBack />
          <p class="wordmark">{say("common.name")}</p>
        </div>
        <h1>{heading}</h1>
        {lines.map((line) => (
          <p key={line} class="hint">
            {line}
          </p>
        ))}
        {children}
      </section>
    </main>
  )
}
