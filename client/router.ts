// The address of the page, and the screen that it names.
import { signal } from "@preact/signals"
import { addressOf, type Route, routeAt } from "./patterns.ts"

export { addressOf, type RouteName } from "./patterns.ts"

export const route = signal<Route>(routeNow())

addEventListener("popstate", () => {
  route.value = routeNow()
})

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, "", address)
  else history.pushState({ cameFromHere: true }, "", address)
  route.value = routeNow()
  scrollTo(0, 0)
}

/** Back to the screen that led here; to the first one for whoever came by a link. */
export function goBack(): void {
  if (history.state?.cameFromHere) history.back()
  else go(addressOf("home"), { replace: true })
}

/** The screen of the address; the first one, where there is no other. */
function routeNow(): Route {
  return routeAt(location.pathname) ?? { name: "home", parts: {} }
}
