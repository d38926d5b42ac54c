// Invitations: links that let people in, and calls to somebody one has played with.
import { answered, got, http } from "./http.ts"

const by = (token: string) => ({ params: { path: { token } } })
const called = (invitation_id: string) => ({ params: { path: { invitation_id } } })
const into = (code: string) => ({ params: { path: { code } } })

/** A link that lets in so many more people may be sent to somebody else. */
const ENOUGH = 3

export const invitations = {
  read: (token: string) => got(http.GET("/api/v1/invitations/{token}", by(token))),
  accept: (token: string) => got(http.POST("/api/v1/invitations/{token}/accept", by(token))),
  acceptCall: (id: string) =>
    got(http.POST("/api/v1/me/invitations/{invitation_id}/accept", called(id))),
  decline: (id: string) =>
    answered(http.DELETE("/api/v1/me/invitations/{invitation_id}", called(id))),

  /** Those who are called here already. */
  async called(code: string): Promise<readonly string[]> {
    const made = await got(http.GET("/api/v1/rooms/{code}/invitations", into(code)))
    return made.invitations.flatMap(({ person }) => person?.id ?? [])
  },
  call: (code: string, person: string) =>
    got(http.POST("/api/v1/rooms/{code}/invitations", { ...into(code), body: { person } })),

  /** The token of a link into the room: one that I have made already, or a new one. */
  async link(code: string, me: string): Promise<string> {
    const made = await got(http.GET("/api/v1/rooms/{code}/invitations", into(code)))
    const mine = made.invitations.find(
      ({ by, token, uses_left }) => by.id === me && token !== null && uses_left >= ENOUGH,
    )
    const given =
      mine ??
      (await got(http.POST("/api/v1/rooms/{code}/invitations", { ...into(code), body: {} })))
    return given.token ?? ""
  },
}
