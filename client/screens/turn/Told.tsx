// A turn as far as it has been told: whose the cards were, who voted for them, what it was worth.
import type { ScoredTurn, TurnPoints } from "../../live/messages.ts"
import { type Beat, sum } from "../../live/uncovering.ts"
import type { Laid } from "../../parts/Board.tsx"
import { Token } from "../../parts/Token.tsx"
import { list, say } from "../../say.ts"
import { lettersOn, type Names, tokenOf } from "../room/company.ts"
import { labelOf } from "./Voting.tsx"

const REASONS = ["told", "found", "nobody_found", "decoys"] as const

interface Scene {
  names: Names
  storyteller: string
  /** What has been told of the turn so far. */
  beats: readonly Beat[]
}

/** A card of the board with all that the story has told about it so far. */
export function laidCard(card: string, slot: number, { names, storyteller, beats }: Scene): Laid {
  const isTruth = beats.some((beat) => beat.kind === "truth" && beat.slot === slot)
  const isTold = beats.some((beat) => beat.kind === "truth")
  const owned = beats.find((beat) => beat.kind === "owner" && beat.slot === slot)
  const owner = isTruth ? storyteller : owned?.kind === "owner" ? owned.player : null
  const tokens = beats.filter((beat) => beat.kind === "token" && beat.slot === slot)
  const classes = isTruth ? `truth ${names.colourOf(storyteller)}` : isTold ? "decoy" : ""
  const label = labelOf(card, slot - 1)
  return {
    card,
    classes,
    label: owner ? `${label} ${say("uncovering.belongsTo", { name: names.nameOf(owner) })}` : label,
    on: (
      <>
        <span class="slot-tokens" style={{ "--tokens": tokens.length }}>
          {tokens.map(
            (beat, nth) =>
              beat.kind === "token" && (
                <Token key={`${beat.player} ${nth}`} {...tokenOf(names, beat.player)} small />
              ),
          )}
        </span>
        {owner && <Owner name={names.nameOf(owner)} colour={names.colourOf(owner)} />}
      </>
    ),
  }
}

/** Whose card it is, on a slip as wide as the card, in letters so small that it holds the name. */
function Owner({ name, colour }: { name: string; colour: string }) {
  return (
    <span class={`owner ${colour}`} style={{ "--letters": lettersOn(name) }}>
      {name}
    </span>
  )
}

/** Who found it, and what everybody made of it. */
export function Summary({ names, scored }: { names: Names; scored: ScoredTurn }) {
  const made = Object.entries(scored.points).map(
    ([player, points]) => [player, sum(points)] as const,
  )
  const steps = [...new Set(made.map(([, points]) => points))].filter((points) => points > 0)
  steps.sort((one, other) => other - one)
  return (
    <div class="summary" role="status">
      <p class="outcome">{outcomeWords(names, scored)}</p>
      <ul class="made">
        {steps.map((step) => (
          <Made
            key={step}
            names={names}
            step={step}
            players={made.flatMap(([player, points]) => (points === step ? player : []))}
          />
        ))}
      </ul>
      <Mine made={scored.points[names.me]} />
    </div>
  )
}

/** What my own points are for. */
function Mine({ made }: { made: TurnPoints | undefined }) {
  if (made === undefined || sum(made) === 0) return null
  const reasons = REASONS.filter((reason) => made[reason] > 0).map((reason) =>
    say(`uncovering.for_${reason}`, { points: made[reason] }),
  )
  return <p class="mine">{say("uncovering.yours", { reasons: list(reasons) })}</p>
}

interface MadeProps {
  names: Names
  step: number
  players: readonly string[]
}

/** All who made the same of it. */
function Made({ names, step, players }: MadeProps) {
  return (
    <li>
      {players.map((player) => (
        <Token key={player} {...tokenOf(names, player)} small />
      ))}
      <span class="hidden-text">{list(players.map((player) => names.nameOf(player)))}</span> +{step}
    </li>
  )
}

/** More names than these are a number. */
const NAMED = 4

function outcomeWords(names: Names, { outcome, owners, votes, storyteller }: ScoredTurn) {
  if (outcome !== "some") return say(`uncovering.${outcome}`)
  const truth = owners.indexOf(storyteller) + 1
  const found = Object.keys(votes).filter((player) => votes[player]?.includes(truth))
  if (found.length > NAMED) return say("uncovering.manyFoundIt", { count: found.length })
  const finders = list(found.map((player) => names.nameOf(player)))
  const words = found.length === 1 ? "uncovering.foundIt" : "uncovering.foundItMany"
  return say(words, { names: finders })
}
