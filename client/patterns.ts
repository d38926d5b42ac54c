// The addresses of the screens, as they are in routes.json.
import routes from "./routes.json" with { type: "json" }

export type RouteName = keyof typeof routes

export interface Route {
  readonly name: RouteName
  readonly parts: Readonly<Record<string, string>>
}

const PATTERNS = Object.entries(routes).map(([name, pattern]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${pattern.replace(/:(\w+)/g, "(?<$1>[\\w-]+)")}/?$`),
}))

/** The screen at a path; none, if that is not one of ours. */
export function routeAt(path: string): Route | null {
  for (const { name, pattern } of PATTERNS) {
    const found = pattern.exec(path)
    if (found) return { name, parts: { ...found.groups } }
  }
  return null
}

export function addressOf(name: RouteName, parts: Record<string, string> = {}): string {
  return routes[name].replace(/:(\w+)/g, (_, part: string) => parts[part] ?? "")
}
