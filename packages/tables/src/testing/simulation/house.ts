import { item } from '@guildhall/kernel'
import type { Answer } from '../../answer.ts'
import { Database, Misfortune } from './database.ts'
import { CALM, type Faults } from './faults.ts'
import { Network } from './network.ts'
import { type Forwarded, type House as Ground, Process } from './process.ts'
import { Witness } from './witness.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000

/** What can befall the house. */
export type Misfortunes = { killed: number; stopped: number; slept: number; broken: number }

/** The database, the processes that share it, and all that befalls them. */
export class House implements Ground {
  readonly world: World
  readonly witness = new Witness()
  readonly database: Database
  readonly network: Network
  readonly befallen: Misfortunes = { killed: 0, stopped: 0, slept: 0, broken: 0 }
  readonly #faults: Faults
  readonly #places: { process: Process | null; started: number }[]
  #rough = true

  constructor(world: World, faults: Faults, processes: number) {
    this.world = world
    this.#faults = faults
    this.database = new Database(world, faults.database, (append, calledAt) => {
      this.witness.written(append, calledAt)
      const number = append.entries.at(-1)?.number ?? 0
      for (const process of this.running()) {
        world.after(world.between(1, 30), () => process.hear(append.table, number))
      }
    })
    this.witness.database = this.database
    this.network = new Network(world, () => this.running())
    this.network.faults = faults.network
    this.#places = Array.from({ length: processes }, () => ({ process: null, started: 0 }))
  }

  get watcher(): Witness {
    return this.witness
  }

  running(): Process[] {
    return this.#places.flatMap(({ process }) => (process?.alive ? [process] : []))
  }

  open(): void {
    this.#places.forEach((_, place) => {
      this.#start(place)
    })
    this.#nextMisfortune()
  }

  /** From now on nothing goes wrong any more, and everybody is back. */
  calmDown(): void {
    this.#rough = false
    this.network.faults = CALM.network
    this.database.faults = CALM.database
    this.database.repair()
    const { down, lives } = this.witness
    for (const span of [...down, ...[...lives.values()].flatMap(({ asleep }) => asleep)]) {
      span.until = Math.min(span.until, this.world.now)
    }
    this.#places.forEach(({ process }, place) => {
      if (process?.alive) process.wake()
      else this.#start(place)
    })
  }

  readonly forward = (from: Process, to: string, ask: Forwarded): Promise<Answer> => {
    const { world } = this
    const { lost } = this.network.faults
    return new Promise((resolve, reject) => {
      const give = (finish: () => void) => from.after(world.between(1, 10), finish)
      // A leader that takes longer is taken for gone.
      from.after(5000, () => reject(new Misfortune('no answer')))
      world.after(world.between(1, 10), () => {
        const name = to.replace(/\.\d+$/, '')
        const process = this.running().find((each) => each.name === name)
        if (process === undefined) {
          give(() => reject(new Misfortune('nobody there')))
          return
        }
        if (world.odds(lost)) return
        process.after(0, () => {
          process.serve(ask).then(
            (answer) => {
              if (!world.odds(lost)) give(() => resolve(answer))
            },
            (error: unknown) => {
              give(() => reject(error))
            },
          )
        })
      })
    })
  }

  #start(place: number): void {
    const { world, witness } = this
    const at = item(this.#places, place)
    at.started += 1
    const name = `p${place}-${at.started}`
    const skew = this.#skew()
    const process = new Process(this, name, skew)
    const life = { name, skew, from: world.now, until: Number.POSITIVE_INFINITY, asleep: [] }
    witness.lives.set(name, life)
    at.process = process
    process.start()
  }

  /** Where there is one process, its clock may be set right, or wrong, whenever it starts. */
  #skew(): number {
    const { world } = this
    if (this.#places.length > 1) return 5 * HOUR + world.between(-300, 300)
    return 5 * HOUR + (world.odds(30) ? world.between(-HOUR, HOUR) : 0)
  }

  #nextMisfortune(): void {
    const { misfortune } = this.#faults
    if (!Number.isFinite(misfortune)) return
    this.world.after(this.world.between(1, 2 * misfortune), () => {
      if (!this.#rough) return
      this.#befall()
      this.#nextMisfortune()
    })
  }

  #befall(): void {
    const { world, database, witness } = this
    const kind = world.between(1, 10)
    const place = world.chance.int(this.#places.length)
    if (kind === 1) {
      const ms = world.between(100, 15_000)
      this.befallen.broken += 1
      witness.down.push({ from: world.now, until: world.now + ms })
      return database.breakDown(ms)
    }
    const { process } = item(this.#places, place)
    if (process === null || !process.alive) return
    if (kind === 2) return this.#stop(place, process)
    if (kind <= 5) {
      const ms = world.between(100, 15_000)
      this.befallen.slept += 1
      witness.lives.get(process.name)?.asleep.push({ from: world.now, until: world.now + ms })
      return process.sleep(ms)
    }
    this.#kill(place, process)
    if (kind > 6) return
    this.#places.forEach((each, index) => {
      if (each.process?.alive) this.#kill(index, each.process)
    })
  }

  #kill(place: number, process: Process): void {
    this.befallen.killed += 1
    process.kill()
    this.#ended(place, process)
  }

  #stop(place: number, process: Process): void {
    this.befallen.stopped += 1
    process.stop(() => this.#ended(place, process))
  }

  /** After a while another one is started in its place. */
  #ended(place: number, process: Process): void {
    const life = this.witness.lives.get(process.name)
    if (life !== undefined) life.until = this.world.now
    this.world.after(this.world.between(50, 8000), () => {
      if (item(this.#places, place).process === process) this.#start(place)
    })
  }
}
