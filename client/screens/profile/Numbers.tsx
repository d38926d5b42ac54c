// Somebody's evenings in numbers, drawn as strips of ink.
import type { Profile } from "../../api/histories.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"

export function Numbers({ profile: { statistics, best_clue } }: { profile: Profile }) {
  const { games, wins, points, clues, clues_some_found, votes, votes_right, decoy_votes } =
    statistics
  if (games === 0) return <p class="empty">{say("profile.nothingYet")}</p>
  return (
    <section class="paper account-part">
      <p class="evenings">
        <strong>{games}</strong> <span>{say("profile.played", { count: games })}</span>
        <strong>{points}</strong> <span>{say("profile.points")}</span>
        <strong>{decoy_votes}</strong> <span>{say("profile.decoys")}</span>
      </p>
      <dl class="strips">
        <Strip what={say("profile.wins")} part={wins} whole={games} />
        <Strip what={say("profile.clues")} part={clues_some_found} whole={clues} />
        <Strip what={say("profile.votes")} part={votes_right} whole={votes} />
      </dl>
      {best_clue && (
        <button
          type="button"
          class="best-clue"
          onClick={() => go(addressOf("story", { game: best_clue.game }))}
        >
          <span>{say("profile.bestClue")}</span>
          <span class="clue short">{best_clue.clue}</span>
          <span class="hint">
            {say("profile.bestClueOf", { part: best_clue.votes_right, whole: best_clue.votes })}
          </span>
        </button>
      )}
    </section>
  )
}

interface StripProps {
  what: string
  part: number
  whole: number
}

function Strip({ what, part, whole }: StripProps) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{say("profile.of", { part, whole })}</dd>
      <span class="strip" aria-hidden="true">
        <i style={{ width: `${(100 * part) / (whole || 1)}%` }} />
      </span>
    </div>
  )
}
