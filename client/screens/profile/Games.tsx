import { useEffect, useState } from "preact/hooks"
import { type GameListed, histories } from "../../api/histories.ts"
import { Button } from "../../parts/Button.tsx"
import { Empty } from "../../parts/Empty.tsx"
import { noteTrouble } from "../../parts/notes.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { day, list, say } from "../../say.ts"

interface Found {
  readonly games: readonly GameListed[]
  readonly next: string | null
}

/** Somebody's games, newest first; each leads to its story, or to the table where it is on. */
export function Games({ player, isMine }: { player: string; isMine: boolean }) {
  const [found, setFound] = useState<Found | null>(null)
  const [busy, act] = useAction()

  async function more(cursor: string | null, before: readonly GameListed[]) {
    const page = await (isMine ? histories.myGames(cursor) : histories.games(player, cursor))
    setFound({ games: [...before, ...page.games], next: page.next })
  }
  useEffect(() => {
    more(null, []).catch(noteTrouble)
  }, [player, isMine])

  if (found === null) return null
  const { games, next } = found
  return (
    <section class="account-part">
      <h2>{say("profile.games")}</h2>
      {games.length === 0 && <Empty words={say("profile.noGames")} />}
      <ul class="tables">
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" class="paper table-slip" onClick={() => open(game)}>
              <strong>
                {say(`profile.${game.result}`)}
                {game.room && ` · ${game.room.title}`}
              </strong>
              <span>{list(game.seats.map(({ name }) => name))}</span>
              <span>
                {day(game.ended_at ?? game.began_at)}
                {game.with_bots && ` · ${say("bots.withBots")}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button quiet disabled={busy} onClick={() => act(() => more(next, games))}>
          {say("profile.more")}
        </Button>
      )}
    </section>
  )
}

function open({ id, ended_at, room }: GameListed): void {
  if (ended_at === null && room) go(addressOf("room", { code: room.code }))
  else go(addressOf("story", { game: id }))
}
