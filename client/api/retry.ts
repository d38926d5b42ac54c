// Does a thing again until it is done, or refused for good.

const WAITS = [300, 700, 1500, 3000, 5000, 8000]

export interface Patience {
  /** True if the same request may go through in a moment. */
  isPassing(error: unknown): boolean
  wait(milliseconds: number): Promise<void>
}

export async function persist<Result>(
  attempt: () => Promise<Result>,
  { isPassing, wait }: Patience,
): Promise<Result> {
  for (const milliseconds of WAITS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
      await wait(milliseconds)
    }
  }
  return attempt()
}

/** Runs one thing after the other, so that no move overtakes another. */
export function inTurn(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (call) => {
    const next = last.then(call, call)
    last = next.catch(() => {})
    return next
  }
}
