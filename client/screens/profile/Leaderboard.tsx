// The best of a season, among those who show their games to everybody.
import { useState } from "preact/hooks"
import { histories, type Leaderboard } from "../../api/histories.ts"
import { session } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { Page } from "../../parts/Page.tsx"
import { useAction } from "../../parts/useAction.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { say } from "../../say.ts"
import { PersonLine } from "./Profile.tsx"

export function LeaderboardScreen() {
  const [season, setSeason] = useState<string | null>(null)
  const [board] = useLoaded(
    () => histories.leaderboard(season, null),
    [season, session.token.value],
  )
  return (
    <Page title={say("profile.leaderboard")}>
      <section class="paper account-part">
        {board.kind === "refused" && <p>{board.words}</p>}
        {board.kind === "here" && (
          <Places key={board.value.season} first={board.value} season={season} />
        )}
        <p class="hint">{say("profile.whoIsListed")}</p>
        {board.kind === "here" && (
          <div class="buttons wrap">
            <Button quiet onClick={() => setSeason(before(board.value.season))}>
              {say("profile.earlier")}
            </Button>
            {season !== null && (
              <Button quiet onClick={() => setSeason(null)}>
                {say("profile.thisSeason")}
              </Button>
            )}
          </div>
        )}
      </section>
    </Page>
  )
}

function Places({ first, season }: { first: Leaderboard; season: string | null }) {
  const [found, setFound] = useState(first)
  const [busy, act] = useAction()
  const me = session.me.value?.id
  const { leaders, next, mine } = found
  const more = async () => {
    const page = await histories.leaderboard(season, next)
    setFound({ ...page, leaders: [...leaders, ...page.leaders] })
  }
  return (
    <>
      <h2>{say("profile.season", { season: found.season })}</h2>
      {mine && <p>{say("profile.myRating", { rating: Math.round(mine.rating) })}</p>}
      {leaders.length === 0 && <p>{say("profile.noLeaders")}</p>}
      <ol class="people">
        {leaders.map(({ person, place, rating, games, wins }) => (
          <PersonLine
            key={person.id}
            person={person}
            place={place}
            number={Math.round(rating)}
            words={say("profile.wonOf", { wins, games })}
            isMe={person.id === me}
          />
        ))}
      </ol>
      {next !== null && (
        <Button quiet disabled={busy} onClick={() => act(more)}>
          {say("profile.moreLeaders")}
        </Button>
      )}
    </>
  )
}

/** The quarter before, such as 2026-Q3 before 2026-Q4. */
function before(season: string): string {
  const [year = 0, quarter = 1] = season.split("-Q").map(Number)
  return quarter > 1 ? `${year}-Q${quarter - 1}` : `${year - 1}-Q4`
}
