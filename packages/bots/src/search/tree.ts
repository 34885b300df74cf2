const FIRST_CAPACITY = 4096
export const NONE = -1

/**
 * The tree of a search in flat lists, so that growing it makes no objects. A node stands for the
 * commands that led to it, whatever the dice have shown on the way (open loop).
 */
export class Tree<C> {
  readonly seats: number
  /** The command that leads to each node; a root has none. */
  readonly #commands: (C | null)[] = []
  #firstChildren = new Int32Array(FIRST_CAPACITY)
  #nextSiblings = new Int32Array(FIRST_CAPACITY)
  /** How often it was gone through, and how often it could have been. */
  #visits = new Int32Array(FIRST_CAPACITY)
  #available = new Int32Array(FIRST_CAPACITY)
  /** What each seat got when it was gone through, all together. */
  #sums: Float64Array<ArrayBuffer>
  /** Whether it was judged before it was gone into, and what it looked worth to its mover then. */
  #priors = new Int32Array(FIRST_CAPACITY)
  #priorValues = new Float64Array(FIRST_CAPACITY)
  #count = 0

  constructor(seats: number) {
    this.seats = seats
    this.#sums = new Float64Array(FIRST_CAPACITY * seats)
  }

  /** A new node that has no parent yet. */
  add(command: C | null): number {
    const node = this.#count
    if (node === this.#visits.length) this.#grow()
    this.#count += 1
    this.#commands[node] = command
    this.#firstChildren[node] = NONE
    this.#nextSiblings[node] = NONE
    this.#visits[node] = 0
    this.#available[node] = 0
    this.#priors[node] = 0
    this.#priorValues[node] = 0
    this.#sums.fill(0, node * this.seats, (node + 1) * this.seats)
    return node
  }

  /** The command that leads to a node below the root. */
  commandTo(node: number): C {
    const command = this.#commands[node]
    if (command === null || command === undefined) throw new RangeError(`no command to ${node}`)
    return command
  }

  firstChild(parent: number): number {
    return this.#firstChildren[parent] ?? NONE
  }

  nextSibling(node: number): number {
    return this.#nextSiblings[node] ?? NONE
  }

  *children(parent: number): Generator<number> {
    let child = this.firstChild(parent)
    for (; child !== NONE; child = this.nextSibling(child)) yield child
  }

  /** How often it was gone through. */
  visits(node: number): number {
    return this.#visits[node] ?? 0
  }

  /** What the seat that goes there got on average, its prior counted in. */
  mean(node: number, seat: number): number {
    const sum = (this.#sums[node * this.seats + seat] ?? 0) + (this.#priorValues[node] ?? 0)
    return sum / this.samples(node)
  }

  /** How many results its mean is made of: its visits, and its prior. */
  samples(node: number): number {
    return (this.#visits[node] ?? 0) + (this.#priors[node] ?? 0)
  }

  /** Counts that the node can be gone to; how often that was so by now. */
  countAvailable(node: number): number {
    const times = (this.#available[node] ?? 0) + 1
    this.#available[node] = times
    return times
  }

  /** What the node looks worth to its mover, before it is gone into. */
  addPrior(node: number, value: number): void {
    this.#priorValues[node] = value
    this.#priors[node] = 1
  }

  /** Counts a visit, and what each seat got by it. */
  addResult(node: number, result: Float64Array): void {
    this.#visits[node] = this.visits(node) + 1
    const start = node * this.seats
    for (let seat = 0; seat < this.seats; seat++) {
      this.#sums[start + seat] = (this.#sums[start + seat] ?? 0) + (result[seat] ?? 0)
    }
  }

  /**
   * The node that a command leads to; where it was never met there, a new one, the last of its
   * parent's. `expected` is where to look first.
   */
  childFor(parent: number, command: C, expected = NONE): number {
    if (expected !== NONE && this.#commands[expected] === command) return expected
    let last = NONE
    let child = this.firstChild(parent)
    for (; child !== NONE; child = this.nextSibling(child)) {
      if (this.#commands[child] === command) return child
      last = child
    }
    const added = this.add(command)
    if (last === NONE) this.#firstChildren[parent] = added
    else this.#nextSiblings[last] = added
    return added
  }

  #grow(): void {
    const capacity = this.#visits.length * 2
    this.#firstChildren = grown(this.#firstChildren, capacity)
    this.#nextSiblings = grown(this.#nextSiblings, capacity)
    this.#visits = grown(this.#visits, capacity)
    this.#available = grown(this.#available, capacity)
    this.#priors = grown(this.#priors, capacity)
    this.#priorValues = grownFloats(this.#priorValues, capacity)
    this.#sums = grownFloats(this.#sums, capacity * this.seats)
  }
}

function grownFloats(list: Float64Array<ArrayBuffer>, capacity: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(capacity)
  longer.set(list)
  return longer
}

function grown(list: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(capacity)
  longer.set(list)
  return longer
}
