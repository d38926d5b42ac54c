// What keeps an account one's own: its addresses, its password, and the second factor.
import { answered, got, http, Refused, type Schemas } from "./http.ts"
import { session } from "./session.ts"

export type Address = Schemas["AllauthEmailAddress"]

const AUTH = "/api/v1/auth/{client}/v1"
const app = { params: { path: { client: "app" } } } as const
const EMAIL = `${AUTH}/account/email` as const
const TOTP = `${AUTH}/account/authenticators/totp` as const
const RECOVERY = `${AUTH}/account/authenticators/recovery-codes` as const

/** A second factor that is to be set up: an authenticator app takes one of the two. */
export interface NewFactor {
  readonly secret: string
  readonly link: string
}

interface Unset {
  meta?: { secret?: string; totp_url?: string }
}

export const security = {
  /** Says once more who one is, which some changes ask for. */
  confirm: (password: string) =>
    answered(http.POST(`${AUTH}/auth/reauthenticate`, { ...app, body: { password } })),

  addresses: async () => (await got(http.GET(EMAIL, app))).data,
  /** Adds an address, and has a code sent there. */
  addAddress: (email: string) => answered(http.POST(EMAIL, { ...app, body: { email } })),
  sendCodeAgain: (email: string) => answered(http.PUT(EMAIL, { ...app, body: { email } })),
  prove: (key: string) =>
    answered(http.POST(`${AUTH}/auth/email/verify`, { ...app, body: { key } })),
  useAddress: (email: string) =>
    answered(http.PATCH(EMAIL, { ...app, body: { email, primary: true } })),
  removeAddress: (email: string) => answered(http.DELETE(EMAIL, { ...app, body: { email } })),

  /** All other devices are signed out by that, and this one goes on with another token. */
  changePassword: (current_password: string, new_password: string) =>
    session.renew(async () => {
      const body = { current_password, new_password }
      const { meta } = await got(http.POST(`${AUTH}/account/password/change`, { ...app, body }))
      const me = session.me.value
      if (meta.session_token !== undefined && me) session.begin(meta.session_token, me)
    }),

  hasFactor: async () => {
    const { data } = await got(http.GET(`${AUTH}/account/authenticators`, app))
    return data.some(({ type }) => type === "totp")
  },
  async newFactor(): Promise<NewFactor> {
    try {
      await answered(http.GET(TOTP, app))
    } catch (error) {
      const { meta } = (error instanceof Refused ? (error.problem ?? {}) : {}) as Unset
      if (meta?.secret === undefined || meta.totp_url === undefined) throw error
      return { secret: meta.secret, link: meta.totp_url }
    }
    throw new Refused(null)
  },
  setFactor: (code: string) => answered(http.POST(TOTP, { ...app, body: { code } })),
  removeFactor: () => answered(http.DELETE(TOTP, app)),
  recoveryCodes: async () => (await got(http.GET(RECOVERY, app))).data.unused_codes,
  newRecoveryCodes: async () => (await got(http.POST(RECOVERY, app))).data.unused_codes,
}
