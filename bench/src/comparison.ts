/** One comparison, as `--json` prints it. A ratio above 1 is always in our favour. */
export interface Line {
  readonly bench: string
  readonly case: string
  readonly peer: string
  /** What is counted, and whether more or less of it is better. */
  readonly unit: string
  readonly ours: number
  readonly theirs: number
  /** `ours / theirs` where more is better, `theirs / ours` where less is. */
  readonly ratio: number
}

/** What a number counts, and which way is up. */
export interface Unit {
  readonly words: string
  readonly better: 'more' | 'less'
}

/** A comparison before it has its bench's name. */
export type Comparison = Omit<Line, 'bench'>

export function compare(
  subject: string,
  peer: string,
  unit: Unit,
  [ours, theirs]: readonly [ours: number, theirs: number],
): Comparison {
  const ratio = unit.better === 'more' ? ours / theirs : theirs / ours
  return {
    case: subject,
    peer,
    unit: `${unit.words}, ${unit.better} is better`,
    ours: rounded(ours),
    theirs: rounded(theirs),
    ratio: rounded(ratio),
  }
}

/** Four digits say more than this machine can keep. */
const rounded = (value: number): number =>
  value >= 1000 ? Math.round(value) : Number(value.toPrecision(4))

/** The value in the middle, or between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted.length >> 1
  const lower = (sorted.length - 1) >> 1
  return ((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2
}
