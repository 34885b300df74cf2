import type { Features, Weights } from '@guildhall/kernel'
import { PARTS } from '../value/net.ts'

/** Fine enough that rounding changes no choice worth a word. */
const SCALE = 2048

/** The weights as they are kept in a file. */
export const packedWeights = (
  { ofSeat, ofTable }: Features<unknown>,
  hidden: number,
  values: Float32Array,
  made: string,
): Weights => ({
  made,
  ofSeat,
  ofTable,
  hidden,
  scale: SCALE,
  values: Array.from(values, (value) => Math.round(value * SCALE)),
})

/** The numbers that a file holds. */
export const unpackedWeights = ({ values, scale }: Weights): Float32Array =>
  Float32Array.from(values, (value) => value / scale)

/** How many numbers a position of these features is. */
export const inputsOf = ({ ofSeat, ofTable }: Features<unknown>): number =>
  PARTS * ofSeat.length + ofTable.length
