const FIRST_CAPACITY = 4096
export const NONE = -1

/**
 * The tree of a search in flat lists, so that growing it makes no objects. A node stands for the
 * commands that led to it, whatever the dice have shown on the way (open loop).
 */
export class Tree<C> {
  readonly seats: number
  count = 0
  /** The command that leads to each node. */
  readonly commands: (C | null)[] = []
  first = new Int32Array(FIRST_CAPACITY)
  next = new Int32Array(FIRST_CAPACITY)
  /** How often it was gone through, and how often it could have been. */
  visits = new Int32Array(FIRST_CAPACITY)
  chances = new Int32Array(FIRST_CAPACITY)
  /** What each seat got when it was gone through, all together. */
  sums: Float64Array<ArrayBuffer>
  /** Whether it was looked at before it was gone into, and what its mover hoped for then. */
  looks = new Int32Array(FIRST_CAPACITY)
  hopes = new Float64Array(FIRST_CAPACITY)

  constructor(seats: number) {
    this.seats = seats
    this.sums = new Float64Array(FIRST_CAPACITY * seats)
  }

  /** A new node; its parent, if any, has to be told of it. */
  add(command: C | null): number {
    const node = this.count
    if (node === this.visits.length) this.#grow()
    this.count += 1
    this.commands[node] = command
    this.first[node] = NONE
    this.next[node] = NONE
    this.visits[node] = 0
    this.chances[node] = 0
    this.looks[node] = 0
    this.hopes[node] = 0
    this.sums.fill(0, node * this.seats, (node + 1) * this.seats)
    return node
  }

  /** What the seat that goes there got on average, its first look counted in. */
  mean(node: number, seat: number): number {
    const sum = (this.sums[node * this.seats + seat] as number) + (this.hopes[node] as number)
    return sum / this.known(node)
  }

  /** How often it was gone through or looked at. */
  known(node: number): number {
    return (this.visits[node] as number) + (this.looks[node] as number)
  }

  /** The node that a command leads to; where it was never met there, a new one, the last of its parent's. */
  childFor(parent: number, command: C): number {
    let last = NONE
    let child = this.first[parent] as number
    for (; child !== NONE; child = this.next[child] as number) {
      if (this.commands[child] === command) return child
      last = child
    }
    const added = this.add(command)
    if (last === NONE) this.first[parent] = added
    else this.next[last] = added
    return added
  }

  #grow(): void {
    const capacity = this.visits.length * 2
    this.first = grown(this.first, capacity)
    this.next = grown(this.next, capacity)
    this.visits = grown(this.visits, capacity)
    this.chances = grown(this.chances, capacity)
    this.looks = grown(this.looks, capacity)
    this.hopes = grownFloats(this.hopes, capacity)
    this.sums = grownFloats(this.sums, capacity * this.seats)
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
