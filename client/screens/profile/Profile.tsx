// Somebody's evenings: in numbers, the clue they may be proud of, and all their games.
import { useState } from "preact/hooks"
import { histories, type Person, type Profile } from "../../api/histories.ts"
import { type PuzzleFigures, puzzles } from "../../api/puzzles.ts"
import { session } from "../../api/session.ts"
import { BotNote } from "../../parts/BotNote.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Missing } from "../../parts/Missing.tsx"
import { Page } from "../../parts/Page.tsx"
import { Token } from "../../parts/Token.tsx"
import { useLoaded } from "../../parts/useLoaded.ts"
import { addressOf, go } from "../../router.ts"
import { say } from "../../say.ts"
import { PersonSheet } from "../report/PersonSheet.tsx"
import { Games } from "./Games.tsx"
import { Numbers } from "./Numbers.tsx"

export function ProfileScreen({ player }: { player: string }) {
  const [loaded] = useLoaded(() => everythingOf(player), [player, session.token.value])
  if (loaded.kind === "waiting") return <main class="screen" />
  if (loaded.kind === "refused") {
    return <Missing words={loaded.code === "not_found" ? say("profile.notYours") : loaded.words} />
  }
  const { profile, puzzled } = loaded.value
  const isMine = session.me.value?.id === player
  return (
    <Page title={isMine ? say("profile.mine") : profile.person.name}>
      <Numbers profile={profile} />
      {profile.partners.length > 0 && (
        <section class="paper account-part">
          <h2>{say("profile.partners")}</h2>
          <ul class="people">
            {profile.partners.map(({ person, games }) => (
              <PersonLine key={person.id} person={person} number={games} />
            ))}
          </ul>
        </section>
      )}
      <Puzzled figures={puzzled} />
      <Seasons seasons={profile.seasons} />
      <Games player={player} isMine={isMine} />
      <div class="buttons wrap">
        <Button quiet onClick={() => go(addressOf("leaderboard"))}>
          {say("profile.leaderboard")}
        </Button>
        {!isMine && <Report player={player} name={profile.person.name} />}
      </div>
    </Page>
  )
}

async function everythingOf(player: string) {
  const [profile, puzzled] = await Promise.all([histories.profile(player), puzzles.figures(player)])
  return { profile, puzzled }
}

/** The puzzles of the day that somebody answered, once there are any. */
function Puzzled({ figures }: { figures: PuzzleFigures }) {
  const { answered, found, streak, longest_streak } = figures
  if (answered === 0) return null
  return (
    <section class="paper account-part">
      <h2>{say("puzzle.inNumbers")}</h2>
      <p class="evenings">
        <strong>{answered}</strong> <span>{say("puzzle.answered", { count: answered })}</span>
        <strong>{found}</strong> <span>{say("puzzle.cardsFound", { count: found })}</span>
        <strong>{streak}</strong> <span>{say("puzzle.daysInARow", { count: streak })}</span>
        <strong>{longest_streak}</strong> <span>{say("puzzle.longest")}</span>
      </p>
    </section>
  )
}

/** How somebody stood in the seasons so far, newest first. */
function Seasons({ seasons }: { seasons: Profile["seasons"] }) {
  if (seasons.length === 0) return null
  return (
    <section class="paper account-part">
      <h2>{say("profile.seasons")}</h2>
      <ul class="seasons">
        {seasons.map(({ season, rating, games, wins }) => (
          <li key={season}>
            <span class="device-name">
              {season}
              <small>{say("profile.wonOf", { wins, games })}</small>
            </span>
            <span class="standing-points">{Math.round(rating)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A word to the moderators about somebody. */
function Report({ player, name }: { player: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button quiet onClick={() => setOpen(true)}>
        {say("report.report")}
      </Button>
      {isOpen && (
        <Dialog label={say("report.aboutPerson", { name })} kind="sheet" onClose={close}>
          <PersonSheet person={player} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

interface PersonLineProps {
  person: Person
  number: number
  place?: number
  words?: string
  isMe?: boolean
}

/** A person with a number; a tap leads to their profile. */
export function PersonLine({ person, number, place, words, isMe }: PersonLineProps) {
  return (
    <li class={isMe ? "me" : ""}>
      <button
        type="button"
        class="seat-line"
        onClick={() => go(addressOf("player", { player: person.id }))}
      >
        {place !== undefined && <span class="place">{place}</span>}
        <Token
          colour="grey"
          name={person.name}
          avatar={person.avatar}
          isBot={person.kind === "bot"}
          small
        />
        <span class="standing-name">
          {person.name}
          {person.kind === "bot" && <BotNote />}
          {words !== undefined && <small>{words}</small>}
        </span>
        <span class="standing-points">{number}</span>
      </button>
    </li>
  )
}
