import { questionAt, random } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import {
  actsBy,
  decide,
  type PersonId,
  playAt,
  type StoredEntry,
  summaryOf,
  type TableCommand,
  type TableEvent,
  TableState,
} from '@guildhall/tables'
import type { TableStore } from '../storage/table-store.ts'

const LEADER = 'driver'
/** When the first of its entries is written: some time in 2026. */
const START = 1_790_000_000_000

/** A stored table that decides commands one after the other; time passes on demand. */
export class StoredTableDriver {
  readonly table: TableState
  readonly #store: TableStore
  #now: number

  private constructor(table: TableState, store: TableStore) {
    this.table = table
    this.#store = store
    this.#now = Math.max(table.at, START)
  }

  /** Takes up a table as the next process would. */
  static async at(store: TableStore, id: string): Promise<StoredTableDriver> {
    const header = await store.header(id)
    if (header === null) throw new Error(`there is no table ${id}`)
    await store.lead(id, LEADER, Date.now())
    return new StoredTableDriver(new TableState(header, await store.entries(id, 0)), store)
  }

  /** Somebody gives a command that has to be accepted. */
  async command(person: PersonId, command: TableCommand): Promise<void> {
    const decided = decide(this.table, person, command, { now: this.#now, knowsBot: () => true })
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`)
    await this.add(person, decided.events)
  }

  /** What follows from a command, or comes from outside the table. */
  async add(person: PersonId | null, events: readonly TableEvent[]): Promise<void> {
    this.#now += 1000
    const entries = events.map((event, i): StoredEntry => {
      const number = this.table.number + 1 + i
      const requestId = person !== null && i === events.length - 1 ? `request-${number}` : null
      return { number, at: this.#now, event, requestId, person }
    })
    for (const entry of entries) this.table.apply(entry)
    const summary = summaryOf(this.table)
    await this.#store.append({ table: this.table.header.id, leader: LEADER, entries, summary })
  }

  /** Whoever is to act plays so many commands, chosen by a bot that knows the rules only. */
  async play(commands = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < commands && this.table.actor !== null && this.table.play !== null; i++) {
      const { seat } = this.table.actor
      const { game, state } = this.table.play
      const chance = seededChance(`${game.id} ${this.table.number}`)
      const command = random.choose(game, questionAt(game, state, seat), chance)
      const { person = null, bot: standIn } = this.table.seatHolders[seat] ?? {}
      const answer = playAt(this.table, seat, command)
      if ('code' in answer) throw new Error(`${game.id} refused ${JSON.stringify(command)}`)
      await this.add(standIn === null ? person : null, answer)
    }
  }

  /** Plays until that many steps can be taken back. */
  async playUntilUndoable(steps: number): Promise<void> {
    while (this.table.status === 'playing' && (this.table.play?.undoable ?? 0) < steps) {
      await this.play(1)
    }
  }

  /** So much time goes by, and whose clock runs out is played for. */
  async wait(ms: number): Promise<void> {
    this.#now += ms
    const events = actsBy(this.table, this.#now)
    if (events.length > 0) await this.add(null, events)
  }
}
