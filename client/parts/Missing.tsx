import { addressOf, go } from "../router.ts"
import { say } from "../say.ts"
import { Button } from "./Button.tsx"

/** Says why a screen has nothing to show, and leads home. */
export function Missing({ words }: { words: string }) {
  return (
    <main class="screen door">
      <section class="paper">
        <h1>{words}</h1>
        <Button onClick={() => go(addressOf("home"))}>{say("lobby.toHome")}</Button>
      </section>
    </main>
  )
}
