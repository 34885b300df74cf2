import { type BotEvents, BotTurns } from './bot-turns.ts'
import { actsAt } from './decide.ts'
import type { Bots, Time } from './ports.ts'
import type { TableHeader, TableState } from './table-state.ts'
import { decisionsLeft, type UnattendedLimits } from './unattended.ts'

/** How long a table waits before it retries. */
const RETRY_MS = 1000
/** The longest time that timers can wait; a longer wait is taken in parts. */
const MAX_TIMER_MS = 2 ** 31 - 1

export interface LeaderTasksPorts {
  readonly bots: Bots
  readonly time: Time
  /** Checks whether something is due. */
  readonly wake: () => void
  /** Carries out a bot's decision. */
  readonly act: (events: BotEvents) => Promise<void>
  readonly report: (error: unknown) => void
  /** How many listen to the table here. */
  readonly listeners: () => number
  readonly unattended: UnattendedLimits
}

/** The tasks of a leader: watch the clock, and ask the bots. */
export class LeaderTasks {
  readonly #ports: LeaderTasksPorts
  readonly #botTurns: BotTurns
  /** By process: until when people watch there. */
  readonly #watchedElsewhere = new Map<string, number>()
  #cancel = () => {}

  constructor(header: TableHeader, ports: LeaderTasksPorts) {
    this.#ports = ports
    this.#botTurns = new BotTurns(ports.bots, header)
  }

  /** Schedules the next task. Throws if the game has a bug. */
  schedule(table: TableState): void {
    this.pause()
    const end = actsAt(table)
    if (end !== null) this.#wakeAfter(end - this.#ports.time.now())
    const { act, report, unattended } = this.#ports
    const most = decisionsLeft(table, this.#isWatched, unattended)
    if (most <= 0) return
    this.#botTurns.ask(table, most, act, (error) => {
      report(error)
      this.retryLater()
    })
  }

  /** People watch the table at another process until then. */
  watchedElsewhere(process: string, until: number): void {
    this.#watchedElsewhere.set(process, until)
  }

  get #isWatched(): boolean {
    const { listeners, time } = this.#ports
    const now = time.now()
    return listeners() > 0 || [...this.#watchedElsewhere.values()].some((until) => until > now)
  }

  /** Wakes the table a moment later. */
  retryLater(): void {
    this.#wakeAfter(RETRY_MS)
  }

  /** Nothing is to be done for now. */
  pause(): void {
    this.#cancel()
  }

  /** Another process leads the table: answers of bots are now too late. */
  cancel(): void {
    this.pause()
    this.#botTurns.forget()
  }

  #wakeAfter(ms: number): void {
    this.pause()
    const { time, wake } = this.#ports
    this.#cancel = time.after(Math.min(Math.max(0, ms), MAX_TIMER_MS), wake)
  }
}
