// Parts of the client that are loaded when they are wanted.
import { Refused } from "./api/http.ts"

const BEGUN_ANEW = "dixit.begunAnew"

/**
 * What a part exports. Where its file is gone, since a newer version is served by now, the page
 * begins anew: once for each version.
 */
export async function loaded<Exports>(load: () => Promise<Exports>): Promise<Exports> {
  try {
    return await load()
  } catch {
    const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ""
    if (sessionStorage.getItem(BEGUN_ANEW) === version || !(await isServed())) {
      throw new Refused(null)
    }
    sessionStorage.setItem(BEGUN_ANEW, version)
    location.reload()
    return new Promise(() => {})
  }
}

/** True if the page would come if it began anew. */
function isServed(): Promise<boolean> {
  return fetch(location.pathname, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  )
}
