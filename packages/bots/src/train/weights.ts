import type { Chance, Features, Weights } from '@guildhall/kernel'
import { HEADS, MARGIN, netFor, PARTS, WIN } from '../value/net.ts'
import { freshWeights } from './learner.ts'

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

/** The weights of a file for these features, to learn on from; null where it has more hidden units. */
export function adaptedWeights(
  weights: Weights,
  features: Features<unknown>,
  hidden: number,
  chance: Chance,
): Float32Array | null {
  if (weights.hidden > hidden) return null
  const { inputs, values } = netFor(features, weights)
  return widened({ inputs, hidden: weights.hidden, values }, hidden, chance)
}

interface Layer {
  readonly inputs: number
  readonly hidden: number
  readonly values: Float64Array | Float32Array
}

/** The same net with more hidden units, which count nothing before they have learned. */
function widened({ inputs, hidden, values }: Layer, wanted: number, chance: Chance): Float32Array {
  const wide = freshWeights(inputs, wanted, chance)
  const [from, to] = [hidden + HEADS, wanted + HEADS]
  for (let i = 0; i <= inputs; i++) {
    for (let unit = 0; unit < hidden; unit++) wide[i * to + unit] = values[i * from + unit] ?? 0
    for (let head = 0; head < HEADS; head++) {
      wide[i * to + wanted + head] = values[i * from + hidden + head] ?? 0
    }
  }
  const [outOf, outTo] = [(inputs + 1) * from, (inputs + 1) * to]
  for (let i = 0; i < wanted * HEADS; i++) {
    wide[outTo + i] = i < hidden * HEADS ? (values[outOf + i] ?? 0) : 0
  }
  return wide
}

/** How many numbers a position of these features is. */
export const inputsOf = ({ ofSeat, ofTable }: Features<unknown>): number =>
  PARTS * ofSeat.length + ofTable.length
