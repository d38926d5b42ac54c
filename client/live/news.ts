// What concerns a person on whatever page they are: each topic as it was told last.
import { type ReadonlySignal, signal } from "@preact/signals-core"
import { Line, type LineState } from "./line.ts"
import type {
  GameWaiting,
  InvitedMe,
  MyDecision,
  MyPlace,
  PerformanceNow,
  SaidToMe,
} from "./messages.ts"
import type { Origin } from "./room.ts"
import type { World } from "./world.ts"

/** Null is what has not been told yet. */
export interface News {
  readonly turns: readonly GameWaiting[] | null
  readonly invitations: readonly InvitedMe[] | null
  readonly queues: readonly MyPlace[] | null
  readonly decisions: readonly MyDecision[] | null
  readonly performances: readonly PerformanceNow[] | null
}

export const NO_NEWS: News = {
  turns: null,
  invitations: null,
  queues: null,
  decisions: null,
  performances: null,
}

/** Something that was not so before, and that a person wants to hear of. */
export type Fresh =
  | { readonly kind: "turn"; readonly game: GameWaiting }
  | { readonly kind: "invitation"; readonly invitation: InvitedMe }
  | { readonly kind: "decision"; readonly decision: MyDecision }
  /** A wait for a seat is over: it has come, or the place in the queue is lost. */
  | { readonly kind: "seat"; readonly place: MyPlace }

export function hearNews(news: News, said: SaidToMe): News {
  switch (said.type) {
    case "turns":
      return { ...news, turns: said.games }
    case "invitations":
      return { ...news, invitations: said.invitations }
    case "queues":
      return { ...news, queues: said.queues }
    case "decisions":
      return { ...news, decisions: said.decisions }
    case "performances":
      return { ...news, performances: said.performances }
    default: // a sign of life, or what only newer pages know
      return news
  }
}

/** What is new; nothing is, as long as it wasn't known how things stood before. */
export function freshIn(before: News, after: News): readonly Fresh[] {
  return [
    ...added(before.turns, after.turns, taskOf).map((game) => ({ kind: "turn", game }) as const),
    ...added(before.invitations, after.invitations, ({ id }) => id).map(
      (invitation) => ({ kind: "invitation", invitation }) as const,
    ),
    ...added(before.decisions, after.decisions, stateOf).map(
      (decision) => ({ kind: "decision", decision }) as const,
    ),
    ...added(after.queues, before.queues, ({ code }) => code).map(
      (place) => ({ kind: "seat", place }) as const,
    ),
  ]
}

function taskOf({ id, turn, to_do }: GameWaiting): string {
  return `${id} ${turn} ${to_do}`
}

/** A decision is news again once its appeal is answered; not while somebody appeals. */
function stateOf({ id, taken_back_at, appeal }: MyDecision): string {
  return `${id} ${taken_back_at} ${appeal?.answered_at ?? null}`
}

function added<One>(
  before: readonly One[] | null,
  after: readonly One[] | null,
  nameOf: (one: One) => string,
): readonly One[] {
  if (before === null || after === null || before === after) return []
  const known = new Set(before.map(nameOf))
  return after.filter((one) => !known.has(nameOf(one)))
}

export interface Post {
  readonly news: ReadonlySignal<News>
  readonly line: ReadonlySignal<LineState>
  wake(): void
  end(): void
}

/** Follows what concerns a person, until it is ended. */
export function follow(
  world: World,
  { sockets, token }: Origin,
  tell: (fresh: Fresh) => void,
): Post {
  const news = signal(NO_NEWS)
  const state = signal<LineState>({ kind: "opening" })
  const line = new Line<SaidToMe>(world, {
    place: () => ({ address: `${sockets}/ws/me`, protocols: ["dixit", `bearer.${token}`] }),
    hear(said) {
      const before = news.value
      news.value = hearNews(before, said)
      for (const fresh of freshIn(before, news.value)) tell(fresh)
    },
    changed: (next) => {
      state.value = next
    },
  })
  return { news, line: state, wake: () => line.wake(), end: () => line.end() }
}
