// What has been recorded, to be heard and seen before anybody else does, and the words beside it.
import { useEffect, useRef, useState } from "preact/hooks"
import { hasFilm, type Wait } from "../../live/performing.ts"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { Player } from "../../parts/Player.tsx"
import { Progress } from "../../parts/Progress.tsx"
import { Trouble } from "../../parts/Trouble.tsx"
import { useGrowth } from "../../parts/useGrowth.ts"
import { say } from "../../say.ts"
import { draftIn, keepDraft } from "../turn/draft.ts"
import { barsOf } from "./devices.ts"
import { type Sending, sending, type Take } from "./take.ts"

interface ReviewProps {
  take: Take
  card: string
  /** Bots sit here, who have nothing but the words. */
  withBots: boolean
  /** What is recorded has to be on its way by now. */
  isDue: boolean
  wait: Wait
  isBusy: boolean
  trouble: string | null
  onAgain: () => void
  onGive: (words: string) => void
}

const LONGEST = 500

export function Review(props: ReviewProps) {
  const { take, card, withBots, isDue, wait, isBusy, trouble, onAgain, onGive } = props
  const { kind, address, file, milliseconds } = take
  const [words, setWords] = useState(draftIn(take.game))
  const [isUnplayable, setUnplayable] = useState(false)
  const bars = useBars(take)
  const form = useRef<HTMLFormElement>(null)
  const field = useGrowth(words)
  useEffect(() => form.current?.querySelector<HTMLElement>(".play")?.focus(), [])
  const state = sending.value
  const refused = state.kind === "refused" ? state.words : null
  const player = (
    <Player
      key={address}
      kind={kind}
      forms={[{ address, type: file.type }]}
      wave={bars}
      milliseconds={milliseconds}
      onBroken={() => setUnplayable(true)}
    />
  )
  return (
    <form
      ref={form}
      class="review"
      onSubmit={(event) => {
        event.preventDefault()
        onGive(words)
      }}
    >
      {hasFilm(kind) ? (
        <div class="film-room">
          <div class="photograph">
            {player}
            <div class="pinned">
              <Card card={card} />
            </div>
          </div>
        </div>
      ) : (
        <>
          <div class="clue-card">
            <Card card={card} large />
          </div>
          {player}
        </>
      )}
      {isUnplayable && (
        <p class="hint" role="status">
          {say("perform.unplayable")}
        </p>
      )}
      <label class="clue-field">
        <span>{say(`perform.${kind}What`)}</span>
        <textarea
          ref={field}
          rows={1}
          maxLength={LONGEST}
          value={words}
          placeholder={say(`perform.${kind}WithoutWords`)}
          onInput={({ currentTarget }) => {
            setWords(currentTarget.value)
            keepDraft(take.game, currentTarget.value)
          }}
        />
      </label>
      {withBots && <p class="hint">{say("perform.bots")}</p>}
      <Trouble words={trouble ?? refused} />
      {(isDue || wait === "now") && !isBusy && refused === null && (
        <p class="hint" role="status">
          {say(wait === "now" ? "perform.tableWaits" : "perform.nearlyUp")}
        </p>
      )}
      <p class="hidden-text" role="status">
        {isBusy ? say("perform.making") : ""}
      </p>
      {isBusy && <Progress part={partOf(state)} words={progressWords(state)} />}
      <div class="buttons">
        <Button quiet disabled={isBusy} onClick={onAgain}>
          {say("perform.again")}
        </Button>
        <Button main type="submit" disabled={isBusy}>
          {say("perform.give")}
        </Button>
      </div>
    </form>
  )
}

function useBars({ kind, file }: Take): readonly number[] {
  const [bars, setBars] = useState<readonly number[]>([])
  useEffect(() => {
    if (!hasFilm(kind)) barsOf(file).then(setBars)
  }, [file])
  return bars
}

function partOf(state: Sending): number {
  if (state.kind === "sending") return state.part
  return state.kind === "kept" ? 0 : 1
}

function progressWords(state: Sending): string {
  if (state.kind !== "sending" || state.part === 1) return say("perform.making")
  return say("decks.underWay", { percent: Math.floor(state.part * 100) })
}
