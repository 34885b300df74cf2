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

const LEADER = 'scribe'
/** When the first of its entries is written: some time in 2026. */
const START = 1_790_000_000_000

/** A stored table at which wishes are granted one after the other; time goes by hand. */
export class Scribe {
  readonly table: TableState
  readonly #store: TableStore
  #now: number

  private constructor(table: TableState, store: TableStore) {
    this.table = table
    this.#store = store
    this.#now = Math.max(table.at, START)
  }

  /** Takes up a table as the next process would. */
  static async at(store: TableStore, id: string): Promise<Scribe> {
    const card = await store.header(id)
    if (card === null) throw new Error(`there is no table ${id}`)
    await store.lead(id, LEADER, Date.now())
    return new Scribe(new TableState(card, await store.entries(id, 0)), store)
  }

  /** Somebody wishes something, and gets it. */
  async wish(person: PersonId, wish: TableCommand): Promise<void> {
    const decided = decide(this.table, person, wish, { now: this.#now, knowsBot: () => true })
    if (!decided.ok) throw new Error(`${wish.type} was refused: ${decided.refusal.code}`)
    await this.add(person, decided.events)
  }

  /** What follows from a wish, or comes from outside the table. */
  async add(person: PersonId | null, facts: readonly TableEvent[]): Promise<void> {
    this.#now += 1000
    const entries = facts.map((fact, i): StoredEntry => {
      const number = this.table.number + 1 + i
      const requestId = person !== null && i === facts.length - 1 ? `request-${number}` : null
      return { number, at: this.#now, event: fact, requestId, person }
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
      const luck = seededChance(`${game.id} ${this.table.number}`)
      const command = random.choose(game, questionAt(game, state, seat), luck)
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
    const facts = actsBy(this.table, this.#now)
    if (facts.length > 0) await this.add(null, facts)
  }
}
