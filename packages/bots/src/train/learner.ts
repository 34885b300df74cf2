import type { Chance } from '@guildhall/kernel'
import { HEADS, MARGIN, type Net, sizeOf, WIN } from '../value/net.ts'

const BATCH = 64
/** How much an error of the margin counts beside one of the win, and how large it may be. */
const MARGIN_PART = 0.25
const LARGEST_ERROR = 1.5
/** Adam's memory of gradients and of their squares. */
const MOMENTUM = 0.9
const SQUARES = 0.999
const TINY = 1e-8
/** Weights that earn nothing fade. */
const FADING = 1e-5

/** Weights to begin with: small and uneven where hidden units need it, else none. */
export function freshWeights(inputs: number, hidden: number, chance: Chance): Float32Array {
  const values = new Float32Array(sizeOf(inputs, hidden))
  const row = hidden + HEADS
  const uneven = () => (chance.int(2 ** 20) / 2 ** 20) * 2 - 1
  for (let i = 0; i < inputs; i++) {
    for (let unit = 0; unit < hidden; unit++) values[i * row + unit] = 0.2 * uneven()
  }
  for (let i = (inputs + 1) * row; i < values.length; i++) values[i] = 0.1 * uneven()
  return values
}

/**
 * Moves the weights of a net, in place, towards what positions turned out to be worth (Adam on the
 * cross entropy of the win and the square of the margin's error). Several learners may work on the
 * same weights: each has its own memory of gradients.
 */
export class Learner {
  readonly #net: Net
  readonly #gradient: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #delta: Float64Array
  #inBatch = 0
  #steps = 0
  /** The sum of the squared errors of the win in tests since it was last asked for, and of how many. */
  #error = 0
  #tests = 0
  #lastError = 0

  constructor(net: Net) {
    this.#net = net
    this.#gradient = new Float64Array(net.values.length)
    this.#mean = new Float64Array(net.values.length)
    this.#square = new Float64Array(net.values.length)
    this.#delta = new Float64Array(net.row)
  }

  /** One position, what it was worth, and how fast to learn from it. */
  learn(input: Float64Array, win: number, margin: number, rate: number): void {
    const net = this.#net
    const heads = net.judge(input)
    const wrongWin = (heads[WIN] ?? 0) - win
    const wrongMargin = (heads[MARGIN] ?? 0) - margin
    this.#blame(
      wrongWin,
      MARGIN_PART * Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, wrongMargin)),
    )
    this.#collect(input)
    this.#inBatch += 1
    if (this.#inBatch === BATCH) this.#step(rate)
  }

  /** Only says what it thinks of a position whose worth is known, and learns nothing from it. */
  test(input: Float64Array, win: number): void {
    const wrong = (this.#net.judge(input)[WIN] ?? 0) - win
    this.#error += wrong * wrong
    this.#tests += 1
  }

  /**
   * The mean squared error of the win in such tests since the last time this was asked; without
   * any, the last one.
   */
  error(): number {
    if (this.#tests > 0) this.#lastError = this.#error / this.#tests
    this.#error = 0
    this.#tests = 0
    return this.#lastError
  }

  /** How much each hidden unit and each head is to blame; the way from units to heads. */
  #blame(win: number, margin: number): void {
    const { inputs, hidden, row, values, units } = this.#net
    this.#delta[hidden + WIN] = win
    this.#delta[hidden + MARGIN] = margin
    let place = (inputs + 1) * row
    for (let unit = 0; unit < hidden; unit++, place += HEADS) {
      const h = units[unit] ?? 0
      if (h <= 0) {
        this.#delta[unit] = 0
        continue
      }
      this.#delta[unit] = win * (values[place + WIN] ?? 0) + margin * (values[place + MARGIN] ?? 0)
      this.#gradient[place + WIN] = (this.#gradient[place + WIN] ?? 0) + win * h
      this.#gradient[place + MARGIN] = (this.#gradient[place + MARGIN] ?? 0) + margin * h
    }
  }

  #collect(input: Float64Array): void {
    const { inputs, row } = this.#net
    const gradient = this.#gradient
    const delta = this.#delta
    for (let i = 0, place = 0; i <= inputs; i++, place += row) {
      const x = i === inputs ? 1 : (input[i] ?? 0)
      if (x === 0) continue
      for (let unit = 0; unit < row; unit++) {
        gradient[place + unit] = (gradient[place + unit] ?? 0) + x * (delta[unit] ?? 0)
      }
    }
  }

  #step(rate: number): void {
    const { values } = this.#net
    this.#steps += 1
    const warm = Math.min(1, this.#steps / 100)
    const first = 1 - MOMENTUM ** this.#steps
    const second = 1 - SQUARES ** this.#steps
    for (let i = 0; i < values.length; i++) {
      const g = (this.#gradient[i] ?? 0) / BATCH
      const mean = MOMENTUM * (this.#mean[i] ?? 0) + (1 - MOMENTUM) * g
      const square = SQUARES * (this.#square[i] ?? 0) + (1 - SQUARES) * g * g
      this.#mean[i] = mean
      this.#square[i] = square
      const value = values[i] ?? 0
      const step = mean / first / (Math.sqrt(square / second) + TINY)
      values[i] = value - rate * warm * (step + FADING * value)
    }
    this.#gradient.fill(0)
    this.#inBatch = 0
  }
}
