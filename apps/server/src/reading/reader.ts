import { gameFileText } from '@guildhall/kernel'
import {
  type EventView,
  gameFileOf,
  type StoredEntry,
  TableState,
  viewEntry,
  viewerWithin,
} from '@guildhall/tables'
import { type Notification, turnNotification } from '../notify/notification.ts'
import { actionsPage, personalPage, personalSingles } from '../storage/personal-pages.ts'
import { readEntries } from '../storage/read-entries.ts'
import type { Storage } from '../storage/storage.ts'
import { plainRows } from '../storage/stored-log.ts'
import { headerOf } from '../storage/table-header.ts'
import { gameElsewhere } from '../tables/game-elsewhere.ts'
import { replayAt } from '../tables/replay.ts'
import type { ReadQuestion } from './question.ts'

/** How many entries are read from the database at a time. */
const SLICE = 500
/** Tables that are kept as far as they were read: the next page goes on from there. */
const MOST_KEPT = 8

type Asked<W extends ReadQuestion['what']> = Extract<ReadQuestion, { readonly what: W }>

/** Reads stored tables outside the event loop of the server, and makes the text of the answer. */
export class Reader {
  readonly #storage: Pick<Storage, 'db' | 'snapshot'>
  readonly #kept = new Map<string, TableState>()

  constructor(storage: Pick<Storage, 'db' | 'snapshot'>) {
    this.#storage = storage
  }

  async read(question: ReadQuestion): Promise<string> {
    switch (question.what) {
      case 'log':
        return JSON.stringify(await this.#page(question))
      case 'replay':
        return JSON.stringify(
          replayAt(await this.#whole(question.table), question.step, question.viewer),
        )
      case 'file':
        return gameFileText(gameFileOf(await this.#whole(question.table)))
      case 'turn':
        return JSON.stringify(await this.#turn(question))
      case 'row':
        return JSON.stringify(await this.#shownRow(question))
      case 'stored':
        return JSON.stringify(await this.#stored(question))
      case 'person':
        return JSON.stringify(await personalSingles(this.#storage.db, question.person))
      case 'part':
        return JSON.stringify(await this.#part(question))
      case 'did':
        return JSON.stringify(await this.#did(question))
      case 'import':
        return JSON.stringify(gameElsewhere(question.order))
    }
  }

  async #page({ table, after, limit, watcher, seats }: Asked<'log'>): Promise<EventView[]> {
    const key = `page of ${table}`
    const viewer = viewerWithin(seats, watcher)
    const state = await this.#recall(key, table, after)
    const events: EventView[] = []
    for await (const entry of this.#entries(table, state.number)) {
      state.apply(entry)
      if (entry.number > after) events.push(viewEntry(state, entry, viewer(state)))
      if (events.length >= limit) break
    }
    this.#keep(key, state)
    return events
  }

  async #turn({ table, ...order }: Asked<'turn'>): Promise<Notification> {
    const entries: StoredEntry[] = []
    for await (const entry of this.#entries(table, 0)) entries.push(entry)
    return turnNotification(headerOf(await this.#row(table)), entries, order)
  }

  async #shownRow({ table, hidden }: Asked<'row'>) {
    const row = await this.#row(table)
    return { ...row, ...Object.fromEntries(hidden.map((field) => [field, null])) }
  }

  #stored({ table, after, limit }: Asked<'stored'>) {
    return plainRows(this.#storage.db, table, after, limit)
  }

  #part({ person, part, after }: Asked<'part'>) {
    return personalPage(this.#storage.db, person, part, after)
  }

  #did({ person, table, after }: Asked<'did'>) {
    return actionsPage(this.#storage.db, person, table, after)
  }

  /** The table with everything that is stored. */
  async #whole(table: string): Promise<TableState> {
    const state = await this.#recall(table, table, Number.POSITIVE_INFINITY)
    for await (const entry of this.#entries(table, state.number)) state.apply(entry)
    this.#keep(table, state)
    return state
  }

  async *#entries(table: string, after: number): AsyncGenerator<StoredEntry> {
    for (let last = after; ; last += SLICE) {
      const slice = await readEntries(this.#storage, table, last, SLICE)
      yield* slice
      if (slice.length < SLICE) return
    }
  }

  /** The table as it was kept, unless it is further than `most`; it is kept again once it is read. */
  async #recall(key: string, table: string, most: number): Promise<TableState> {
    const known = this.#kept.get(key)
    this.#kept.delete(key) // where reading fails, it may be half-way
    if (known !== undefined && known.number <= most) return known
    return new TableState(headerOf(await this.#row(table)))
  }

  #row(table: string) {
    return this.#storage.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
  }

  #keep(key: string, state: TableState): void {
    this.#kept.set(key, state)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}
