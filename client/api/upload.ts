// Sends files, and says on the way how far they are.
import { type Problem, Refused } from "./http.ts"
import { session } from "./session.ts"

export interface Upload {
  readonly headers: Readonly<Record<string, string>>
  /** Called again and again with how much has gone out, from 0 to 1. */
  readonly onSent: (part: number) => void
  /** A network that moves nothing for so many milliseconds has lost the file. */
  readonly silence?: number
  /** Once it is aborted the file is no longer wanted. */
  readonly signal?: AbortSignal
}

/** Posts a file, and returns what is answered. */
export function upload<Answer>(address: string, file: Blob, how: Upload): Promise<Answer> {
  if (how.signal?.aborted) return Promise.reject(new Refused(null))
  const request = new XMLHttpRequest()
  request.open("POST", address)
  request.setRequestHeader("Authorization", `Bearer ${session.token.value}`)
  request.setRequestHeader("Accept-Language", session.language.value)
  for (const [name, value] of Object.entries(how.headers)) request.setRequestHeader(name, value)
  const abort = () => request.abort()
  const watch = watched(how.silence, abort)
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      watch.again()
      how.onSent(loaded / (total || 1))
    }
    request.onerror = request.onabort = () => reject(new Refused(null))
    request.onload = () => {
      const answer = read(request.responseText)
      // What stands before the server may answer in words of its own.
      if (request.status < 300 && answer !== null) resolve(answer as Answer)
      else reject(new Refused(answer as Problem | null))
    }
    request.onloadend = () => {
      watch.end()
      how.signal?.removeEventListener("abort", abort)
    }
    how.signal?.addEventListener("abort", abort)
    request.send(file)
  })
}

/** Gives up where nothing is heard for that time. */
function watched(silence: number | undefined, giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function again() {
    clearTimeout(timer)
    if (silence !== undefined) timer = setTimeout(giveUp, silence)
  }
  again()
  return { again, end: () => clearTimeout(timer) }
}

/** What a text of JSON says; null where it is none. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
