import { type Acts, Asking } from './asking.ts'
import { actsAt } from './decide.ts'
import type { Bots, Time } from './ports.ts'
import type { Table, TableCard } from './table.ts'

/** How long a table waits before it tries again what could not be done. */
const AGAIN = 1000
/** The longest time that timers can wait; a longer wait is taken in parts. */
const LONGEST = 2 ** 31 - 1

export interface DutiesPorts {
  readonly bots: Bots
  readonly time: Time
  /** It is time to look whether something has to be done. */
  readonly wake: () => void
  /** Does what a bot has decided. */
  readonly act: (acts: Acts) => Promise<void>
  readonly report: (error: unknown) => void
}

/** What the leader of a table has to do by itself: watch the clock, and ask the bots. */
export class Duties {
  readonly #ports: DutiesPorts
  readonly #asking: Asking
  #cancel = () => {}

  constructor(card: TableCard, ports: DutiesPorts) {
    this.#ports = ports
    this.#asking = new Asking(ports.bots, card)
  }

  /** Sees to the next thing. Throws where the game is wrong. */
  plan(table: Table): void {
    this.rest()
    const end = actsAt(table)
    if (end !== null) this.#wakeAfter(end - this.#ports.time.now())
    const { act, report } = this.#ports
    this.#asking.ask(table, act, (error) => {
      report(error)
      this.tryAgain()
    })
  }

  /** A moment later it is looked again. */
  tryAgain(): void {
    this.#wakeAfter(AGAIN)
  }

  /** Nothing is to be done for now. */
  rest(): void {
    this.#cancel()
  }

  /** They are another's: what a bot answers now comes too late. */
  lay(): void {
    this.rest()
    this.#asking.forget()
  }

  #wakeAfter(ms: number): void {
    this.rest()
    const { time, wake } = this.#ports
    this.#cancel = time.after(Math.min(Math.max(0, ms), LONGEST), wake)
  }
}
