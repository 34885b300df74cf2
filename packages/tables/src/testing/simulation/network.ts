import { CALM, type Faults } from './faults.ts'
import type { Connection, ToServer } from './messages.ts'
import type { Process } from './process.ts'
import type { World } from './world.ts'

/** What carries messages between screens and processes: late, twice, in any order, or not at all. */
export class Network {
  readonly #world: World
  readonly #processes: () => readonly Process[]
  readonly #peers = new WeakMap<Connection, Process>()
  faults: Faults['network'] = CALM.network

  constructor(world: World, processes: () => readonly Process[]) {
    this.#world = world
    this.#processes = processes
  }

  /** Finds some process for a screen; it may die at any time. */
  connect(connection: Connection): void {
    const processes = this.#processes()
    if (processes.length > 0) this.#peers.set(connection, this.#world.pick(processes))
  }

  /** Whether there is somebody at the other end. */
  reaches(connection: Connection): boolean {
    return this.#peers.get(connection)?.alive === true
  }

  send(connection: Connection, message: ToServer): void {
    this.carry(() => {
      const process = this.#peers.get(connection)
      if (process?.alive) process.receive(connection, message)
    })
  }

  /** Calls when a message arrives: once, twice, or never. */
  carry(arrive: () => void): void {
    const { lost, doubled, slowest } = this.faults
    if (this.#world.odds(lost)) return
    this.#world.after(this.#world.between(1, slowest), arrive)
    if (this.#world.odds(doubled)) this.#world.after(this.#world.between(1, 3 * slowest), arrive)
  }
}
