import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CONTENDER, type Order } from './contender-process.ts'
import type { Measurement } from './measure.ts'

/** How many measurements long a process warms up, and at a further table. */
const WARM_UP = { first: 10, further: 2 }

/** Our rules are compiled for good after about this long; nothing measured here takes longer. */
const MOST_WARM_UP_SECONDS = 3

/** This file is bundled, so its address is that of the whole program. */
const PROGRAM = fileURLToPath(import.meta.url)

/**
 * The processes of the contenders. Each work on each game has one of its own: the compiler
 * optimises a function for what it has met, so contenders in one process would slow each other.
 */
export class Contenders {
  readonly #processes = new Map<string, ChildProcess>()

  /** Lets a contender work before it is measured, for as long as the order's seconds suggest. */
  async warmUp(order: Order): Promise<void> {
    const times = this.#processes.has(keyOf(order)) ? WARM_UP.further : WARM_UP.first
    await this.measure({
      ...order,
      seconds: Math.min(order.seconds * times, MOST_WARM_UP_SECONDS),
    })
  }

  measure(order: Order): Promise<Measurement> {
    const contender = this.#process(keyOf(order))
    return new Promise((resolve, reject) => {
      const failed = () => reject(new Error(`${order.work} could not be measured`))
      contender.once('exit', failed)
      contender.once('message', (measurement: Measurement) => {
        contender.off('exit', failed)
        resolve(measurement)
      })
      contender.send(order)
    })
  }

  stop(): void {
    for (const contender of this.#processes.values()) {
      if (contender.connected) contender.disconnect()
    }
    this.#processes.clear()
  }

  #process(key: string): ChildProcess {
    const started = this.#processes.get(key) ?? start()
    this.#processes.set(key, started)
    return started
  }
}

const keyOf = ({ work, table }: Order): string => `${work}, ${table.game}`

const start = (): ChildProcess =>
  fork(PROGRAM, [CONTENDER], {
    execArgv: ['--enable-source-maps'],
    // Without it boardgame.io and immer check everything twice.
    env: { ...process.env, NODE_ENV: 'production' },
    // What a contender prints must not get among the lines.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
