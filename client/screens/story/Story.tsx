// The story of a game that is over, as a book that one leafs through: a cover, each turn, the end.
import { useEffect, useState } from "preact/hooks"
import { learnPictures } from "../../api/pictures.ts"
import { session } from "../../api/session.ts"
import { type Leaf, type Story, stories } from "../../api/stories.ts"
import type { NextGame } from "../../live/messages.ts"
import { Button, IconButton } from "../../parts/Button.tsx"
import { ClueMenu } from "../../parts/ClueMenu.tsx"
import { Missing } from "../../parts/Missing.tsx"
import { noteTrouble } from "../../parts/notes.tsx"
import { useKeys } from "../../parts/useKeys.ts"
import { useLoaded } from "../../parts/useLoaded.ts"
import { useSwipe } from "../../parts/useSwipe.ts"
import { goBack } from "../../router.ts"
import { say } from "../../say.ts"
import type { Names } from "../room/company.ts"
import { Cover } from "./Cover.tsx"
import { LastPage } from "./LastPage.tsx"
import { TurnPage } from "./TurnPage.tsx"
import { useWord } from "./useWord.ts"

export function StoryScreen({ game }: { game: string }) {
  const [story, again] = useLoaded(() => stories.read(game), [game, session.token.value])
  switch (story.kind) {
    case "waiting":
      return <main class="screen" />
    case "refused": {
      const words = story.code === "not_found" ? say("story.notYours") : story.words
      return <Missing words={words} />
    }
    case "here":
      return <OpenStory story={story.value} again={again} />
  }
}

/** The story that lies open, read again whenever there is word that it has changed. */
function OpenStory({ story, again }: { story: Story; again: () => void }) {
  const { mark, next } = useWord(story.id, session.token.value, again)
  useEffect(() => {
    if (mark !== null && mark !== story.mark) again()
  }, [mark])
  return <Book story={story} next={next} onChanged={again} />
}

export interface PageProps {
  story: Story
  names: Names
}

interface BookProps {
  story: Story
  /** The game at which those who sat there are by now. */
  next: NextGame | null
  onChanged: () => void
}

function Book({ story, next, onChanged }: BookProps) {
  const [at, setAt] = useState(0)
  const [step, setStep] = useState<1 | -1>(1)
  const last = story.turns.length + 1
  const names = namesIn(story)
  usePictures(story)

  function leaf(way: 1 | -1, to = at + way) {
    if (to < 0 || to > last) return
    setStep(way)
    setAt(to)
  }

  useKeys((key) => {
    if (key === "ArrowRight") leaf(1)
    else if (key === "ArrowLeft") leaf(-1)
    else if (key === "Home") leaf(-1, 0)
    else if (key === "End") leaf(1, last)
    else if (key === "Escape") goBack()
    else return false
    return true
  })
  const swipe = useSwipe(leaf)
  const page = { story, names }
  const turn = story.turns[at - 1]

  return (
    <div class={`turn story ${step === 1 ? "onwards" : "backwards"}`} {...swipe}>
      <header class="head story-head">
        <span class="story-tools">
          {turn?.kind === "scored" && (
            <ClueMenu
              key={turn.turn}
              game={story.id}
              turn={turn.turn}
              clue={turn.clue}
              performance={turn.performance}
              storyteller={turn.storyteller}
              onHidden={onChanged}
            />
          )}
          <IconButton icon="close" label={say("common.close")} onClick={goBack} />
        </span>
        <p class="page-number">
          {turn ? say("story.page", { number: turn.turn, count: story.turns.length }) : ""}
        </p>
      </header>
      {at === 0 && <Cover {...page} />}
      {turn && (
        <TurnPage key={turn.turn} {...page} turn={turn} before={standingBefore(story, at)} />
      )}
      {at === last && <LastPage {...page} next={next} onShared={onChanged} />}
      <footer class="foot">
        <div class="buttons">
          {at > 0 && (
            <Button quiet onClick={() => leaf(-1)}>
              {say("story.previous")}
            </Button>
          )}
          <Button main onClick={() => (at < last ? leaf(1) : goBack())}>
            {say(at === 0 ? "story.begin" : at < last ? "story.next" : "story.shut")}
          </Button>
        </div>
      </footer>
    </div>
  )
}

/** How everybody stood before the turn on that page, where turns are missed too. */
function standingBefore({ turns, seats }: Story, page: number): Record<string, number> {
  const scored = turns.slice(0, page - 1).filter(({ kind }) => kind === "scored")
  const last: Leaf | undefined = scored.at(-1)
  if (last?.kind === "scored") return last.standing
  return Object.fromEntries(seats.map(({ id }) => [id, 0]))
}

function namesIn({ seats }: Story): Names {
  const known = new Map(seats.map((seat) => [seat.id, seat]))
  return {
    me: session.me.value?.id ?? "",
    nameOf: (id) => known.get(id)?.name ?? say("common.someone"),
    colourOf: (id) => known.get(id)?.colour ?? "grey",
    avatarOf: (id) => known.get(id)?.avatar ?? null,
    isBot: (id) => known.get(id)?.kind === "bot",
    isKept: () => false,
  }
}

function usePictures({ id, settings }: Story) {
  useEffect(() => {
    learnPictures(id, settings.decks).catch(noteTrouble)
  }, [id, session.language.value])
}

/** The true card of a turn, if there was one. */
export function truthOf(turn: Leaf): string | null {
  if (turn.kind === "missed") return null
  return turn.board[turn.owners.indexOf(turn.storyteller)] ?? null
}
