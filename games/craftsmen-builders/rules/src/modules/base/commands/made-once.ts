/** Commands are made once, so that the legal ones are handed out by reference. */

/** The numbers from 0 to `n`. */
export const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)

/** Commands by wood, then by stone. */
type Mixes<C> = readonly (readonly C[])[]

export const mixes = <C>(most: number, make: (wood: number, stone: number) => C): Mixes<C> =>
  upTo(most).map((wood) => upTo(most - wood).map((stone) => make(wood, stone)))

/** Finds the command of a mix by its fields. */
export const byMix =
  <C>(commands: Mixes<C>) =>
  ({ wood, stone }: Readonly<Record<string, unknown>>): C | undefined =>
    typeof wood === 'number' && typeof stone === 'number' ? commands[wood]?.[stone] : undefined
