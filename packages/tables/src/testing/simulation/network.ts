import { type Faults, NO_FAULTS } from './faults.ts'
import type { Connection, ToServer } from './messages.ts'
import type { Process } from './process.ts'
import type { SimulationRun } from './simulation-run.ts'

/** What carries messages between clients and processes: late, twice, in any order, or not at all. */
export class Network {
  readonly #run: SimulationRun
  readonly #processes: () => readonly Process[]
  readonly #peers = new WeakMap<Connection, Process>()
  faults: Faults['network'] = NO_FAULTS.network

  constructor(run: SimulationRun, processes: () => readonly Process[]) {
    this.#run = run
    this.#processes = processes
  }

  /** Finds some process for a client; it may die at any time. */
  connect(connection: Connection): void {
    const processes = this.#processes()
    if (processes.length > 0) this.#peers.set(connection, this.#run.pick(processes))
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
    if (this.#run.odds(lost)) return
    this.#run.after(this.#run.between(1, slowest), arrive)
    if (this.#run.odds(doubled)) this.#run.after(this.#run.between(1, 3 * slowest), arrive)
  }
}
