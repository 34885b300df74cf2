import { type Chance, item, seededChance } from '@guildhall/kernel'

interface ScheduledCall {
  readonly at: number
  /** What is due at the same moment happens in the order in which it was planned. */
  readonly order: number
  call: (() => void) | null
}

/** Virtual time and seeded chance: nothing happens by itself, and all chance has one seed. */
export class SimulationRun {
  readonly chance: Chance
  /** Lets everything finish that follows from what has just happened, without time passing. */
  readonly #drain: () => Promise<void>
  readonly #heap: ScheduledCall[] = []
  #now = 0
  #planned = 0

  constructor(seed: string | number, drain: () => Promise<void>) {
    this.chance = seededChance(seed)
    this.#drain = drain
  }

  /** Milliseconds since the run began: the true time, of which every clock shows a part. */
  get now(): number {
    return this.#now
  }

  /** Calls once after so long; the answer cancels it. */
  after(ms: number, call: () => void): () => void {
    const scheduled: ScheduledCall = {
      at: this.#now + Math.max(0, ms),
      order: this.#planned++,
      call,
    }
    push(this.#heap, scheduled)
    return () => {
      scheduled.call = null
    }
  }

  /** Lets so much time go by. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms
    await this.#drain()
    for (let next = this.#heap[0]; next !== undefined && next.at <= until; next = this.#heap[0]) {
      pop(this.#heap)
      if (next.call === null) continue
      this.#now = next.at
      next.call()
      await this.#drain()
    }
    this.#now = until
  }

  /** Whether something happens that does so often in a hundred times. */
  odds(percent: number): boolean {
    return this.chance.int(10_000) < percent * 100
  }

  between(least: number, most: number): number {
    return least + this.chance.int(most - least + 1)
  }

  pick<T>(items: readonly T[]): T {
    return item(items, this.chance.int(items.length))
  }
}

const before = (a: ScheduledCall, b: ScheduledCall): boolean =>
  a.at < b.at || (a.at === b.at && a.order < b.order)

function push(heap: ScheduledCall[], scheduled: ScheduledCall): void {
  let place = heap.length
  heap.push(scheduled)
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (before(item(heap, parent), scheduled)) break
    heap[place] = item(heap, parent)
    place = parent
  }
  heap[place] = scheduled
}

function pop(heap: ScheduledCall[]): void {
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return
  let place = 0
  for (;;) {
    const left = 2 * place + 1
    if (left >= heap.length) break
    const right = left + 1
    const child = right < heap.length && before(item(heap, right), item(heap, left)) ? right : left
    if (before(last, item(heap, child))) break
    heap[place] = item(heap, child)
    place = child
  }
  heap[place] = last
}
