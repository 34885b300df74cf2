/**
 * So many of one thing. `of` are the goods of which one is chosen, `die-red` for the space of that
 * die, or the word of another step. `per` is what it is counted by: `die`, or a counter.
 */
export interface Sign {
  readonly of: readonly string[]
  readonly n: number
  readonly per: string | null
}

export const sign = (of: string, n: number): Sign => ({ of: [of], n, per: null })
