import { item } from '@guildhall/kernel'
import type { Answer } from '../../answer.ts'
import type { AddressedRequest } from '../../table-command.ts'
import type { WatchedTable } from '../../table-manager.ts'
import { Database, SimulatedFailure } from './database.ts'
import { type Faults, NO_FAULTS } from './faults.ts'
import { Network } from './network.ts'
import { Process, type ProcessHost } from './process.ts'
import { Recorder } from './recorder.ts'
import type { SimulationRun } from './simulation-run.ts'

const HOUR = 3_600_000

/** How often each fault was injected. */
export type FaultCounts = { killed: number; stopped: number; slept: number; broken: number }

/** The database, the processes that share it, and the faults that are injected. */
export class SimulatedCluster implements ProcessHost {
  readonly run: SimulationRun
  readonly recorder = new Recorder()
  readonly database: Database
  readonly network: Network
  readonly faultCounts: FaultCounts = { killed: 0, stopped: 0, slept: 0, broken: 0 }
  readonly #faults: Faults
  readonly #slots: { process: Process | null; started: number }[]
  #faulty = true

  constructor(run: SimulationRun, faults: Faults, processes: number) {
    this.run = run
    this.#faults = faults
    this.database = new Database(run, faults.database, (append, calledAt) => {
      this.recorder.written(append, calledAt)
      const number = append.entries.at(-1)?.number ?? 0
      for (const process of this.running()) {
        run.after(run.between(1, 30), () => process.notify(append.table, number))
      }
    })
    this.recorder.database = this.database
    this.network = new Network(run, () => this.running())
    this.network.faults = faults.network
    this.#slots = Array.from({ length: processes }, () => ({ process: null, started: 0 }))
  }

  get observer(): Recorder {
    return this.recorder
  }

  running(): Process[] {
    return this.#slots.flatMap(({ process }) => (process?.alive ? [process] : []))
  }

  start(): void {
    this.#slots.forEach((_, place) => {
      this.#start(place)
    })
    this.#scheduleFault()
  }

  /** From now on nothing goes wrong any more, and everybody is back. */
  endFaults(): void {
    this.#faulty = false
    this.network.faults = NO_FAULTS.network
    this.database.faults = NO_FAULTS.database
    this.database.repair()
    const { down, lifetimes } = this.recorder
    for (const span of [...down, ...[...lifetimes.values()].flatMap(({ asleep }) => asleep)]) {
      span.until = Math.min(span.until, this.run.now)
    }
    this.#slots.forEach(({ process }, place) => {
      if (process?.alive) process.wake()
      else this.#start(place)
    })
  }

  readonly forward = (from: Process, to: string, addressed: AddressedRequest): Promise<Answer> => {
    const { run } = this
    const { lost } = this.network.faults
    return new Promise((resolve, reject) => {
      const give = (finish: () => void) => from.after(run.between(1, 10), finish)
      // A leader that takes longer is taken for gone.
      from.after(5000, () => reject(new SimulatedFailure('no answer')))
      run.after(run.between(1, 10), () => {
        const name = to.replace(/\.\d+$/, '')
        const process = this.running().find((each) => each.name === name)
        if (process === undefined) {
          give(() => reject(new SimulatedFailure('nobody there')))
          return
        }
        if (run.odds(lost)) return
        process.after(0, () => {
          process.serve(addressed).then(
            (answer) => {
              if (!run.odds(lost)) give(() => resolve(answer))
            },
            (error: unknown) => {
              give(() => reject(error))
            },
          )
        })
      })
    })
  }

  readonly tellWatched = async (_: Process, to: string, watched: WatchedTable): Promise<void> => {
    const { run } = this
    const name = to.replace(/\.\d+$/, '')
    if (run.odds(this.network.faults.lost)) return
    run.after(run.between(1, 10), () => {
      const process = this.running().find((each) => each.name === name)
      process?.after(0, () => process.watchedElsewhere(watched))
    })
  }

  #start(place: number): void {
    const { run, recorder } = this
    const at = item(this.#slots, place)
    at.started += 1
    const name = `p${place}-${at.started}`
    const skew = this.#skew()
    const process = new Process(this, name, skew)
    const lifetime = { name, skew, from: run.now, until: Number.POSITIVE_INFINITY, asleep: [] }
    recorder.lifetimes.set(name, lifetime)
    at.process = process
    process.start()
  }

  /** Where there is one process, its clock may be set right, or wrong, whenever it starts. */
  #skew(): number {
    const { run } = this
    if (this.#slots.length > 1) return 5 * HOUR + run.between(-300, 300)
    return 5 * HOUR + (run.odds(30) ? run.between(-HOUR, HOUR) : 0)
  }

  #scheduleFault(): void {
    const { faultEveryMs } = this.#faults
    if (!Number.isFinite(faultEveryMs)) return
    this.run.after(this.run.between(1, 2 * faultEveryMs), () => {
      if (!this.#faulty) return
      this.#injectFault()
      this.#scheduleFault()
    })
  }

  #injectFault(): void {
    const { run, database, recorder } = this
    const kind = run.between(1, 10)
    const place = run.chance.int(this.#slots.length)
    if (kind === 1) {
      const ms = run.between(100, 15_000)
      this.faultCounts.broken += 1
      recorder.down.push({ from: run.now, until: run.now + ms })
      return database.breakDown(ms)
    }
    const { process } = item(this.#slots, place)
    if (process === null || !process.alive) return
    if (kind === 2) return this.#stop(place, process)
    if (kind <= 5) {
      const ms = run.between(100, 15_000)
      this.faultCounts.slept += 1
      recorder.lifetimes.get(process.name)?.asleep.push({ from: run.now, until: run.now + ms })
      return process.sleep(ms)
    }
    this.#kill(place, process)
    if (kind > 6) return
    this.#slots.forEach((each, index) => {
      if (each.process?.alive) this.#kill(index, each.process)
    })
  }

  #kill(place: number, process: Process): void {
    this.faultCounts.killed += 1
    process.kill()
    this.#ended(place, process)
  }

  #stop(place: number, process: Process): void {
    this.faultCounts.stopped += 1
    process.stop(() => this.#ended(place, process))
  }

  /** After a while another one is started in its place. */
  #ended(place: number, process: Process): void {
    const lifetime = this.recorder.lifetimes.get(process.name)
    if (lifetime !== undefined) lifetime.until = this.run.now
    this.run.after(this.run.between(50, 8000), () => {
      if (item(this.#slots, place).process === process) this.#start(place)
    })
  }
}
