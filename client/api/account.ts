// One's own account: signing in and out, an address and a password, devices, what is kept.
import { answered, got, http, Refused, type Schemas } from "./http.ts"
import { type Me as Known, session } from "./session.ts"

export type Me = Schemas["Me"]
export type Device = Schemas["AllauthSession"]
export type Shown = Me["history_shown"]

const AUTH = "/api/v1/auth/{client}/v1"
const app = { params: { path: { client: "app" } } } as const

const STEPS = ["mfa_authenticate", "verify_email", "password_reset_by_code"] as const
type Step = (typeof STEPS)[number]

/** A sign-in that is still to be finished by one more step. */
export interface Pending {
  readonly step: Step
  readonly token: string
}

interface PendingBody {
  data?: { flows?: readonly { id: string; is_pending?: boolean }[] }
  meta?: { session_token?: string }
}

type Answer = { meta: { session_token?: string } }

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** Signs in; returns the step that is asked for besides, if there is one. */
export async function signIn(email: string, password: string): Promise<Pending | null> {
  const body = { email, password }
  return entering(got(http.POST(`${AUTH}/auth/login`, { ...app, body })), "")
}

/** Makes an account; its address is to be proved by a code. */
export async function signUp(
  name: string,
  email: string,
  password: string,
): Promise<Pending | null> {
  const body = { name, email, password }
  return entering(got(http.POST(`${AUTH}/auth/signup`, { ...app, body })), "")
}

/** Has a code sent to whoever forgot the password. */
export async function askForReset(email: string): Promise<Pending | null> {
  try {
    await answered(http.POST(`${AUTH}/auth/password/request`, { ...app, body: { email } }))
    return null
  } catch (error) {
    return pendingOr(error, "")
  }
}

/** Sets a new password by the code; all sessions end, and one signs in with it. */
export async function reset({ token }: Pending, key: string, password: string): Promise<void> {
  const body = { key, password }
  try {
    await answered(http.POST(`${AUTH}/auth/password/reset`, { ...app, ...as(token), body }))
  } catch (error) {
    // The password is set, and nobody is signed in by that.
    if (!(error instanceof Refused) || error.code !== "not_signed_in") throw error
  }
}

export async function goOn({ step, token }: Pending, code: string): Promise<Pending | null> {
  const asked =
    step === "mfa_authenticate"
      ? http.POST(`${AUTH}/auth/2fa/authenticate`, { ...app, ...as(token), body: { code } })
      : http.POST(`${AUTH}/auth/email/verify`, { ...app, ...as(token), body: { key: code } })
  return entering(got(asked), token)
}

async function entering(asked: Promise<Answer>, before: string): Promise<Pending | null> {
  try {
    const { meta } = await asked
    const token = meta.session_token ?? before
    const me: Known = await got(http.GET("/api/v1/me", as(token)))
    session.begin(token, me)
    return null
  } catch (error) {
    return pendingOr(error, before)
  }
}

/** The step that is still to be done; throws what is no such step. */
function pendingOr(error: unknown, before: string): Pending {
  const pending = pendingIn(error, before)
  if (pending === null) throw error
  return pending
}

function pendingIn(error: unknown, before: string): Pending | null {
  if (!(error instanceof Refused) || error.code !== "sign_in_pending") return null
  const { data, meta } = error.problem as PendingBody
  const flow = data?.flows?.find(({ is_pending }) => is_pending)
  const step = STEPS.find((known) => known === flow?.id)
  return step === undefined ? null : { step, token: meta?.session_token ?? before }
}

export const account = {
  me: () => got(http.GET("/api/v1/me", {})),

  async change(body: Schemas["Changes"]): Promise<Me> {
    const me = await got(http.PATCH("/api/v1/me", { body }))
    session.rename(me)
    return me
  },

  /** Has a code sent to the address; the account is a full one once it is said. */
  claim: (email: string, password: string) =>
    got(http.POST("/api/v1/me/claim", { body: { email, password } })),
  prove: (code: string) =>
    answered(http.POST(`${AUTH}/auth/email/verify`, { ...app, body: { key: code } })),

  devices: async () => (await got(http.GET(`${AUTH}/auth/sessions`, app))).data,
  endDevice: (id: number) =>
    answered(http.DELETE(`${AUTH}/auth/sessions`, { ...app, body: { sessions: [id] } })),

  signOut: () =>
    session.renew(async () => {
      try {
        await answered(http.DELETE(`${AUTH}/auth/session`, app))
      } catch (error) {
        // Whoever has signed out is not signed in, and that is what the answer says.
        if (!(error instanceof Refused) || error.problem?.status !== 401) throw error
      }
      session.end()
    }),

  export: () => got(http.GET("/api/v1/me/export", {})),

  erase: (body: Schemas["Erasure"]) =>
    session.renew(async () => {
      await answered(http.DELETE("/api/v1/me", { body }))
      session.end()
    }),
}
