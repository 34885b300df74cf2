/** How sure a test has to be before it stops: one error in twenty either way. */
const SURE = Math.log(0.95 / 0.05)
/** Fewer deals than this say nothing about how much deals differ. */
const LEAST_DEALS = 8

/** Numbers of which only their mean and how much they differ is kept. */
export class Sample {
  n = 0
  #sum = 0
  #squares = 0

  add(value: number): void {
    this.n += 1
    this.#sum += value
    this.#squares += value * value
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.#sum / this.n
  }

  get variance(): number {
    if (this.n < 2) return 0
    return Math.max(0, (this.#squares - this.#sum * this.mean) / (this.n - 1))
  }

  /** The 95 % confidence interval of the mean (approximately Student's t). */
  get interval(): readonly [number, number] {
    if (this.n < 2) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    const degrees = this.n - 1
    const t = 1.96 + 2.4 / degrees + 2.9 / degrees ** 2
    const half = t * Math.sqrt(this.variance / this.n)
    return [this.mean - half, this.mean + half]
  }
}

/** What a sequential test has found: that the mean is the low one, the high one, or nothing yet. */
export type Verdict = 'low' | 'high' | null

/**
 * The generalised sequential probability ratio test: whether the mean of a sample is rather `low`
 * or rather `high`, with the variance that the sample shows.
 */
export function verdict(sample: Sample, low: number, high: number): Verdict {
  if (sample.n < LEAST_DEALS) return null
  // A sample without any difference is taken to differ a little.
  const variance = Math.max(sample.variance, ((high - low) / 4) ** 2)
  const ratio = ((sample.n * (high - low)) / variance) * (sample.mean - (low + high) / 2)
  if (ratio >= SURE) return 'high'
  return ratio <= -SURE ? 'low' : null
}
