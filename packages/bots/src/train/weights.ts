import type { Features, Weights } from '@guildhall/kernel'
import { HEADS, MARGIN, PARTS, WIN } from '../value/net.ts'

/** Fine enough that rounding changes no choice worth a word. */
const SCALE = 2048

/** The weights as they are kept in a file. */
export function packedWeights(
  features: Features<unknown>,
  hidden: number,
  values: Float32Array,
  made: string,
): Weights {
  const { ofSeat, ofTable } = features
  const packed = Array.from(values, (value) => Math.round(value * SCALE))
  forgetUnmet(packed, inputsOf(features), hidden)
  return { made, ofSeat, ofTable, hidden, scale: SCALE, values: packed }
}

/** What never stood in a position has kept the uneven weights of the beginning: they mean nothing. */
function forgetUnmet(values: number[], inputs: number, hidden: number): void {
  const row = hidden + HEADS
  for (let start = 0; start < inputs * row; start += row) {
    const met = values[start + hidden + WIN] !== 0 || values[start + hidden + MARGIN] !== 0
    if (!met) values.fill(0, start, start + row)
  }
}

/** The numbers that a file holds. */
const unpackedWeights = ({ values, scale }: Weights): Float32Array =>
  Float32Array.from(values, (value) => value / scale)

/**
 * Weights for these features that say what others say of those they share: what is new counts
 * nothing at first, and what is gone is left out. Null where the hidden units differ.
 */
export function adaptedWeights(
  weights: Weights,
  { ofSeat, ofTable }: Features<unknown>,
  hidden: number,
): Float32Array | null {
  if (weights.hidden !== hidden) return null
  const row = hidden + HEADS
  const before = unpackedWeights(weights)
  const names = rowsOf(weights)
  const wanted = rowsOf({ ofSeat, ofTable })
  const values = new Float32Array(wanted.length * row + hidden * HEADS)
  for (const [i, name] of wanted.entries()) {
    const from = names.indexOf(name) * row
    if (from >= 0) values.set(before.subarray(from, from + row), i * row)
  }
  values.set(before.subarray(names.length * row), wanted.length * row)
  return values
}

/** What each row of the net stands for: the seats' features, the table's, the bias. */
const rowsOf = ({ ofSeat, ofTable }: Pick<Weights, 'ofSeat' | 'ofTable'>): string[] => [
  ...Array.from({ length: PARTS }, (_, part) => ofSeat.map((name) => `${part} ${name}`)).flat(),
  ...ofTable.map((name) => `table ${name}`),
  'bias',
]

/** How many numbers a position of these features is. */
export const inputsOf = ({ ofSeat, ofTable }: Features<unknown>): number =>
  PARTS * ofSeat.length + ofTable.length
