// What sockets say, by the names of docs/asyncapi.yaml.
import type { components } from "../generated/asyncapi.ts"

type Schemas = components["schemas"]

export type View = Schemas["View"]
export type LobbyView = Schemas["LobbyView"]
export type ClueView = Schemas["ClueView"]
export type CardsView = Schemas["CardsView"]
export type VotesView = Schemas["VotesView"]
export type RevealView = Schemas["RevealView"]
export type OverView = Schemas["OverView"]
/** A view of a game that is on. */
export type TurnView = ClueView | CardsView | VotesView | RevealView

export type Player = Schemas["PlayerSeen"]
export type Person = Schemas["PersonSeen"]
export type Room = Schemas["RoomSeen"]
export type ScoredTurn = Schemas["ScoredTurn"]
export type TurnPoints = Schemas["TurnPoints"]
export type Settings = Schemas["SettingsSeen"]
/** A clue that was sung, mimed or both. */
export type Performance = Schemas["Performance"]
export type EventLine = Schemas["EventLine"]
export type Problem = Schemas["Problem"]

export type GameNow = Schemas["GameNow"]
export type RoomNow = Schemas["RoomNow"]
export type Here = Schemas["Here"]
export type Hurry = Schemas["Hurry"]
export type Heartbeat = Schemas["Heartbeat"]
export type Refusal = Schemas["Refusal"]
export type Pong = Schemas["Pong"]
export type ReactionShown = Schemas["ReactionShown"]
export type PictureName = ReactionShown["picture"]

export type Said = GameNow | RoomNow | Here | Hurry | Heartbeat | Refusal | Pong | ReactionShown

export type Turns = Schemas["Turns"]
export type Invitations = Schemas["Invitations"]
export type Queues = Schemas["Queues"]
export type Decisions = Schemas["Decisions"]
export type Performances = Schemas["Performances"]
export type GameWaiting = Schemas["GameWaiting"]
export type InvitedMe = Schemas["InvitedMe"]
export type MyPlace = Schemas["MyPlace"]
export type MyDecision = Schemas["MyDecision"]
export type PerformanceNow = Schemas["PerformanceNow"]
export type PersonHeartbeat = Schemas["PersonHeartbeat"]

export type StoryNow = Schemas["StoryNow"]
export type NextGame = Schemas["NextGame"]

/** What the socket at a story says. */
export type SaidOfStory = StoryNow | PersonHeartbeat | Refusal | Pong

/** What a person's own socket says, on whatever page they are. */
export type SaidToMe =
  | Turns
  | Invitations
  | Queues
  | Decisions
  | Performances
  | PersonHeartbeat
  | Refusal
  | Pong
