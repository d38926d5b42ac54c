// How it is played, and what a turn pays in each edition.
import { useState } from "preact/hooks"
import { type Edition, rulebook } from "../api/rooms.ts"
import { session } from "../api/session.ts"
import { say } from "../say.ts"
import { Choice } from "./Choice.tsx"
import { useLoaded } from "./useLoaded.ts"

interface RulesProps {
  /** The edition that is played here; without one both are at hand. */
  edition?: Edition["name"] | undefined
}

export function Rules({ edition }: RulesProps) {
  const [rules] = useLoaded(rulebook, [session.language.value])
  const [chosen, setChosen] = useState<Edition["name"]>(edition ?? "classic")
  if (rules.kind === "waiting") return null
  if (rules.kind === "refused") return <p>{rules.words}</p>
  const { summary, editions, usual } = rules.value
  const shown = editions.find(({ name }) => name === chosen)
  return (
    <div class="rules">
      <ol class="rule-steps">
        {summary.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {edition === undefined && (
        <Choice
          label={say("rules.edition")}
          name="edition"
          value={chosen}
          onChoose={setChosen}
          options={editions.map(({ name }) => ({ value: name, label: say(`lobby.${name}`) }))}
        />
      )}
      {shown && <Scoring edition={shown} />}
      {shown && <Terms edition={shown} target={usual.target} />}
    </div>
  )
}

/** What the votes find, and what that pays. */
function Scoring({ edition: { points, votes_each } }: { edition: Edition }) {
  const rows = [
    { when: say("rules.some"), teller: points["told_well"], guesser: points["vote_found"] },
    { when: say("rules.everyone"), teller: 0, guesser: points["all_found"] },
    { when: say("rules.nobody"), teller: 0, guesser: points["none_found"] },
  ]
  return (
    <section>
      <table class="scoring">
        <caption>{say("rules.scoring")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("rules.votes")}</th>
            <th scope="col">{say("rules.teller")}</th>
            <th scope="col">{say("rules.guessers")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, teller, guesser }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{teller}</td>
              <td>{guesser}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">
        {say(votes_each > 1 ? "rules.perVote" : "rules.whoFound")}{" "}
        {say("rules.decoy", { count: points["decoy"] ?? 0 })}
      </p>
    </section>
  )
}

function Terms({ edition, target }: { edition: Edition; target: number }) {
  const { players, votes_each, hand, cards_each } = edition
  return (
    <ul class="rule-terms">
      <li>{say("rules.players", { lowest: players.lowest, highest: players.highest })}</li>
      {votes_each > 1 && <li>{say("rules.twoVotes")}</li>}
      <li>{say("rules.hand", { more: hand["more"] ?? 0, three: hand["three"] ?? 0 })}</li>
      <li>{say("rules.three", { count: cards_each["three"] ?? 0 })}</li>
      <li>{say("rules.target", { target })}</li>
    </ul>
  )
}
