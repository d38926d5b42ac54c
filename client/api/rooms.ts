// Rooms: opening, finding, entering, changing, and the next game in one.
import { answered, got, http, type Schemas } from "./http.ts"
import { type Language, session } from "./session.ts"

export type Room = Schemas["RoomSeen"]
export type RoomListed = Schemas["RoomListed"]
export type Edition = Schemas["EditionSeen"]
export type Deck = Schemas["DeckSeen"]
export type NewRoom = Schemas["OpenRoomBody"]
export type MyRoom = Schemas["MyRoom"]

const at = (code: string) => ({ params: { path: { code } } })

/** Sits down at this device as a guest of that name; what is done first is done with the token. */
export async function becomeGuest(
  name: string,
  avatar: Schemas["Me"]["avatar"],
  first?: (token: string) => Promise<void>,
): Promise<void> {
  const body = { name, avatar, language: session.language.value }
  const { token, me } = await got(http.POST("/api/v1/guests", { body }))
  try {
    await first?.(token)
  } finally {
    session.begin(token, me)
  }
}

/** A guest of that name, whom nobody here is: returns the token. */
export async function becomeOnlooker(name: string): Promise<string> {
  const body = { name, language: session.language.value }
  return (await got(http.POST("/api/v1/guests", { body }))).token
}

export const rooms = {
  open: (body: NewRoom) => got(http.POST("/api/v1/rooms", { body })),
  /** What strangers see of it. */
  door: (code: string) => got(http.GET("/api/v1/rooms/{code}/door", at(code))),
  find: (code: string) => got(http.GET("/api/v1/rooms/{code}", at(code))),
  enter: (code: string, password: string) =>
    got(http.POST("/api/v1/rooms/{code}/enter", { ...at(code), body: { password } })),
  change: (code: string, body: Schemas["ChangeRoomBody"]) =>
    got(http.PATCH("/api/v1/rooms/{code}", { ...at(code), body })),
  close: (code: string) => answered(http.POST("/api/v1/rooms/{code}/close", at(code))),
  bans: async (code: string) => (await got(http.GET("/api/v1/rooms/{code}/bans", at(code)))).bans,
  ban: (code: string, person: string) =>
    answered(http.POST("/api/v1/rooms/{code}/bans", { ...at(code), body: { person } })),
  letIn: (code: string, person: string) =>
    answered(
      http.DELETE("/api/v1/rooms/{code}/bans/{person}", { params: { path: { code, person } } }),
    ),
  /** Gets in the queue for a seat; sent again, keeps the place in it. */
  queueUp: (code: string) => got(http.POST("/api/v1/rooms/{code}/queue", at(code))),
  leaveQueue: (code: string) => answered(http.DELETE("/api/v1/rooms/{code}/queue", at(code))),
  nextGame: (code: string) => got(http.POST("/api/v1/rooms/{code}/games", at(code))),
  listMine: async () => (await got(http.GET("/api/v1/me/rooms", {}))).rooms,
  /** A page of the open tables, in one language or in all. */
  listOpen: (language: Language | null, cursor: string | null) =>
    got(
      http.GET("/api/v1/rooms", {
        params: {
          query: {
            limit: 50,
            ...(language === null ? {} : { language }),
            ...(cursor === null ? {} : { cursor }),
          },
        },
      }),
    ),
}

/** The editions, with the rules in a few sentences. */
export const rulebook = () => got(http.GET("/api/v1/editions", {}))

export const editions = async () => (await rulebook()).editions

export const decks = async () => (await got(http.GET("/api/v1/decks", {}))).decks
