// What a choice comes to that time overtakes: what was taken counts, and what is missing is added.

type Chance = () => number

/** What is sent so many milliseconds before the end is there in time, as far as networks go. */
export const IN_TIME = 1500

/** The cards that were taken, and others of the hand by chance for those that are missing. */
export function cardsWith(
  taken: readonly string[],
  hand: readonly string[],
  each: number,
  chance: Chance,
): string[] {
  const cards = [...taken]
  const others = hand.filter((card) => !taken.includes(card))
  while (cards.length < each && others.length > 0) {
    cards.push(...others.splice(Math.floor(chance() * others.length), 1))
  }
  return cards
}

/** The votes that were laid down; those that are missing go where the last one lies. */
export function votesWith(laid: readonly number[], each: number): number[] {
  const last = laid.at(-1)
  if (last === undefined) return []
  return [...laid, ...Array<number>(each - laid.length).fill(last)]
}
