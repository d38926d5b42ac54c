import { Page } from "../parts/Page.tsx"
import { Rules } from "../parts/Rules.tsx"
import { say } from "../say.ts"

export function RulesScreen() {
  return (
    <Page title={say("rules.title")}>
      <section class="paper">
        <Rules />
      </section>
    </Page>
  )
}
