// Asks the API: the caller's token and language go along, and a refusal is thrown as a problem.
import createClient, { type Middleware } from "openapi-fetch"
import type { components, paths } from "../generated/openapi.ts"
import { session } from "./session.ts"

export type Schemas = components["schemas"]
export type Problem = Schemas["Problem"]

/** The server, or the network, said no. */
export class Refused extends Error {
  readonly problem: Problem | null

  constructor(problem: Problem | null) {
    super(problem?.detail ?? "")
    this.problem = problem
  }

  /** The code of the refusal; none if there was no answer. */
  get code(): string | null {
    return this.problem?.code ?? null
  }

  /** True if the same request may go through in a moment. */
  get isPassing(): boolean {
    return this.problem === null || this.problem.status >= 500 || this.problem.status === 408
  }
}

const introduction: Middleware = {
  onRequest({ request }) {
    request.headers.set("Accept-Language", session.language.value)
    const token = session.token.value
    const isNamed = request.headers.has("Authorization")
    if (token !== null && !isNamed) request.headers.set("Authorization", `Bearer ${token}`)
    return request
  },
  onResponse({ request, response }) {
    bearers.set(response, request.headers.get("Authorization"))
  },
}

/** By whose token each answer was asked for. */
const bearers = new WeakMap<Response, string | null>()

export const http = createClient<paths>({ baseUrl: location.origin })
http.use(introduction)

interface Got<Data> {
  data?: Data | undefined
  error?: unknown
  response: Response
}

/** What was asked for; throws `Refused` if it isn't to be had. */
export async function got<Data>(asked: Promise<Got<Data>>): Promise<Data> {
  return (await answered(asked)).data
}

/** The same with the headers. */
export async function answered<Data>(
  asked: Promise<Got<Data>>,
): Promise<{ data: Data; headers: Headers }> {
  const { data, error, response } = await asked.catch((): never => {
    throw new Refused(null)
  })
  if (response.ok) return { data: data as Data, headers: response.headers }
  const problem = asProblem(error)
  if (problem?.code === "bad_token") session.lose(tokenOf(response))
  throw new Refused(problem)
}

function tokenOf(response: Response): string | null {
  return bearers.get(response)?.replace("Bearer ", "") ?? null
}

function asProblem(error: unknown): Problem | null {
  const isProblem = typeof error === "object" && error !== null && "code" in error
  return isProblem ? (error as Problem) : null
}
