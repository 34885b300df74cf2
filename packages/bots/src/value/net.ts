import type { Features, Weights } from '@guildhall/kernel'

/** What the net says of a position, from a seat's place: its share of the win, and its margin. */
export const HEADS = 2
export const WIN = 0
export const MARGIN = 1
/** The unit of the margin in points. */
export const MARGIN_SCALE = 10

/**
 * A net of one hidden layer with a direct way past it: without hidden units it is a plain
 * regression. All numbers lie in one list: a row for every input, then one for the bias (each the
 * hidden units and the heads that it feeds), then what the hidden units give to the heads.
 */
export class Net {
  readonly inputs: number
  readonly hidden: number
  readonly row: number
  readonly values: Float64Array | Float32Array
  /** The hidden units and the heads of the last position judged, before they are squashed. */
  readonly units: Float64Array
  readonly heads = new Float64Array(HEADS)

  constructor(inputs: number, hidden: number, values: Float64Array | Float32Array) {
    this.inputs = inputs
    this.hidden = hidden
    this.row = hidden + HEADS
    this.values = values
    this.units = new Float64Array(this.row)
    if (values.length !== sizeOf(inputs, hidden)) {
      throw new RangeError(`${values.length} weights for ${inputs} inputs and ${hidden} units`)
    }
  }

  /**
   * Judges a position into `heads`. Every place that is read exists, since the list has its size:
   * `?? 0` says so to the types, and costs nothing, unlike a function in this loop.
   */
  judge(input: Float64Array): Float64Array {
    const { inputs, row, values, units } = this
    let place = inputs * row
    for (let unit = 0; unit < row; unit++) units[unit] = values[place + unit] ?? 0
    place = 0
    for (let i = 0; i < inputs; i++, place += row) {
      const x = input[i] ?? 0
      if (x === 0) continue
      for (let unit = 0; unit < row; unit++) {
        units[unit] = (units[unit] ?? 0) + x * (values[place + unit] ?? 0)
      }
    }
    return this.#judged(units)
  }

  /** The same, from what was last judged there: much faster where positions are much alike. */
  judgeNear(input: Float64Array, near: Near): Float64Array {
    const { inputs, row, values } = this
    const { units } = near
    for (let i = 0, place = 0; i < inputs; i++, place += row) {
      const change = (input[i] ?? 0) - (near.input[i] ?? 0)
      if (change === 0) continue
      near.input[i] = input[i] ?? 0
      for (let unit = 0; unit < row; unit++) {
        units[unit] = (units[unit] ?? 0) + change * (values[place + unit] ?? 0)
      }
    }
    return this.#judged(units)
  }

  /** The start for an empty position. */
  near(): Near {
    const { inputs, row, values } = this
    const bias = values.subarray(inputs * row, (inputs + 1) * row)
    return { input: new Float64Array(inputs), units: Float64Array.from(bias) }
  }

  #judged(units: Float64Array): Float64Array {
    const { inputs, hidden, row, values, heads } = this
    let place = (inputs + 1) * row
    let win = units[hidden + WIN] ?? 0
    let margin = units[hidden + MARGIN] ?? 0
    for (let unit = 0; unit < hidden; unit++, place += HEADS) {
      const h = units[unit] ?? 0
      if (h <= 0) continue
      win += h * (values[place + WIN] ?? 0)
      margin += h * (values[place + MARGIN] ?? 0)
    }
    heads[WIN] = 1 / (1 + Math.exp(-win))
    heads[MARGIN] = margin
    return heads
  }
}

/** A position that was judged, and what its hidden units and heads came to. */
export interface Near {
  readonly input: Float64Array
  readonly units: Float64Array
}

/** How many numbers such a net has. */
export const sizeOf = (inputs: number, hidden: number): number =>
  (inputs + 1) * (hidden + HEADS) + hidden * HEADS

/**
 * The net that a file of weights holds, for these features: what is new counts nothing before it is
 * learned, and what is gone is left out. So a module can tell more without a new file.
 */
export function netFor(features: Features<unknown>, weights: Weights): Net {
  const { hidden, scale, values } = weights
  const row = hidden + HEADS
  const names = rowsOf(weights)
  const wanted = rowsOf(features)
  const own = new Float64Array(wanted.length * row + hidden * HEADS)
  const copy = (from: number, to: number, count: number): void => {
    for (let i = 0; i < count; i++) own[to + i] = (values[from + i] ?? 0) / scale
  }
  for (const [i, name] of wanted.entries()) {
    const from = names.indexOf(name)
    if (from >= 0) copy(from * row, i * row, row)
  }
  copy(names.length * row, wanted.length * row, hidden * HEADS)
  return new Net(wanted.length - 1, hidden, own)
}

/** The meaning of each row of a net: features of seats, features of the table, the bias. */
const rowsOf = ({ ofSeat, ofTable }: Pick<Weights, 'ofSeat' | 'ofTable'>): string[] => [
  ...Array.from({ length: PARTS }, (_, part) => ofSeat.map((name) => `${part} ${name}`)).flat(),
  ...ofTable.map((name) => `table ${name}`),
  'bias',
]

/** A seat, its leading rival, and its other rivals. */
export const PARTS = 3
