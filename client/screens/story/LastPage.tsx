// The last page of a story: how it ended, and who may read it.
import { type Sharing, stories } from "../../api/stories.ts"
import type { NextGame } from "../../live/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { ShareButtons } from "../../parts/ShareButtons.tsx"
import { StandingList } from "../../parts/Standing.tsx"
import { useAction } from "../../parts/useAction.ts"
import { addressOf, go } from "../../router.ts"
import { list, say } from "../../say.ts"
import { winnerWords } from "../Outcome.tsx"
import { tokenOf } from "../room/company.ts"
import type { PageProps } from "./Story.tsx"

interface LastPageProps extends PageProps {
  next: NextGame | null
  /** Who may read the story has changed. */
  onShared: () => void
}

export function LastPage({ story, names, next, onShared }: LastPageProps) {
  const { seats, winners, ending, because, sharing } = story
  return (
    <main class="middle leaf last-page">
      <section class="paper result">
        <h1>{ending === "finished" ? winnerWords(winners, names) : say("end.abandoned")}</h1>
        {story.voided ? (
          <p>{say("end.voided")}</p>
        ) : (
          ending === "abandoned" && because !== "target" && <p>{say(`end.${because}`)}</p>
        )}
        <StandingList
          standing={seats.map(({ id, points, former }) => ({
            id,
            ...tokenOf(names, id),
            points,
            isGone: former,
          }))}
        />
        {next && (
          <Button onClick={() => go(addressOf("room", { code: next.room.code }))}>
            {say("story.toNextGame")}
          </Button>
        )}
      </section>
      <section class="paper share">
        {sharing === null || sharing.is_public || sharing.all_agreed ? (
          <ShareButtons
            link={location.origin + addressOf("story", { game: story.id })}
            words={say("story.message")}
          />
        ) : null}
        {sharing && <Consent story={story} sharing={sharing} names={names} onShared={onShared} />}
      </section>
    </main>
  )
}

interface ConsentProps extends PageProps {
  sharing: Sharing
  onShared: () => void
}

/**
 * A game among friends is told to others only if all who sat there agree; and only then does a clue
 * of an open table become a puzzle.
 */
function Consent({ story, sharing, names, onShared }: ConsentProps) {
  const [busy, act] = useAction()
  const { is_public } = sharing
  if (is_public && !mayBePuzzle(story)) return <p class="hint">{say("story.isPublic")}</p>
  const isAgreed = sharing.agreed.includes(names.me)
  const change = () =>
    act(async () => {
      await (isAgreed ? stories.disagree(story.id) : stories.agree(story.id))
      onShared()
    })
  return (
    <>
      {is_public && <p class="hint">{say("story.isPublic")}</p>}
      <p class="hint">{consentWords(story, sharing, names)}</p>
      <Button quiet={isAgreed || is_public} disabled={busy} onClick={change}>
        {say(buttonWords(isAgreed, is_public))}
      </Button>
    </>
  )
}

function mayBePuzzle({ ending, voided, with_bots }: ConsentProps["story"]): boolean {
  return ending === "finished" && !voided && !with_bots
}

function buttonWords(isAgreed: boolean, isPublic: boolean) {
  if (isPublic) return isAgreed ? "story.noPuzzle" : "story.puzzleMade"
  return isAgreed ? "story.disagree" : "story.agree"
}

function consentWords(
  { seats }: ConsentProps["story"],
  sharing: Sharing,
  names: ConsentProps["names"],
) {
  const { is_public } = sharing
  if (sharing.all_agreed) return say(is_public ? "story.allAgreedToPuzzle" : "story.allAgreed")
  const missing = seats
    .filter(({ id, kind }) => id !== names.me && kind !== "erased" && !sharing.agreed.includes(id))
    .map(({ id }) => names.nameOf(id))
  const isAgreed = sharing.agreed.includes(names.me)
  if (isAgreed && missing.length > 0) return say("story.waitsFor", { names: list(missing) })
  return say(is_public ? "story.puzzle" : "story.isPrivate")
}
