import type { Features, Weights } from '@guildhall/kernel'
import { HEADS, MARGIN, netFor, PARTS, WIN } from '../value/net.ts'

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

/** The weights of a file for these features, to learn on from; null where the hidden units differ. */
export const adaptedWeights = (
  weights: Weights,
  features: Features<unknown>,
  hidden: number,
): Float32Array | null =>
  weights.hidden === hidden ? Float32Array.from(netFor(features, weights).values) : null

/** How many numbers a position of these features is. */
export const inputsOf = ({ ofSeat, ofTable }: Features<unknown>): number =>
  PARTS * ofSeat.length + ofTable.length
