import { isDeepStrictEqual } from 'node:util'
import type { Presence, ServerMessage } from '@guildhall/protocol'
import {
  type EventView,
  eventsSince,
  type LiveTable,
  type StoredEntry,
  type TableState,
  viewerOf,
  viewTable,
  type Watcher,
} from '@guildhall/tables'
import type { Services, WatchedElsewhere } from '../services.ts'
import type { Client } from './client.ts'
import { News } from './news.ts'

/** Missed events are sent one by one up to so many; beyond that the table as it is says enough. */
const MOST_MISSED = 500

/** Who has a table open at another process is forgotten after so long without news of it. */
const FORGET_MS = 45_000

/** Those who have a table open, and what they are sent. One for every table that is watched. */
export class TableWatchers {
  readonly #services: Services
  readonly #liveTable: LiveTable
  readonly #watchers = new Map<Client, Watcher>()
  readonly #unsubscribe: () => void
  /** Those who are about to be shown the table. */
  #joining = 0

  /** By process: who has the table open there, and when that was received. */
  readonly #elsewhere = new Map<string, WatchedElsewhere & { readonly at: number }>()
  /** Called when somebody comes or goes here. */
  readonly #changed: () => void

  constructor(services: Services, liveTable: LiveTable, changed: () => void) {
    this.#services = services
    this.#liveTable = liveTable
    this.#changed = changed
    this.#unsubscribe = liveTable.subscribe((table, entry) => this.#announce(table, entry))
  }

  get empty(): boolean {
    return this.#watchers.size + this.#joining === 0
  }

  close(): void {
    this.#unsubscribe()
  }

  /** Shows the table, with what happened since `seen`, and from then on what is new. */
  async add(client: Client, watcher: Watcher, seen: number | undefined): Promise<void> {
    this.#joining += 1
    try {
      await this.#liveTable.readSince(seen ?? Number.POSITIVE_INFINITY, (table, entries) => {
        if (!client.open) return
        this.#show(client, watcher, table, missedBy(table, entries, watcher, seen ?? 0))
      })
    } finally {
      this.#joining -= 1
    }
  }

  #show(client: Client, watcher: Watcher, table: TableState, missed: readonly EventView[]): void {
    this.#watchers.set(client, watcher)
    client.send({
      type: 'table',
      view: viewTable(table, watcher, this.#services.time.now()),
      missed,
      presence: this.presence(table),
    })
    this.#sendPresence(table)
    this.#changed()
  }

  async remove(client: Client): Promise<void> {
    if (!this.#watchers.delete(client)) return
    this.#changed()
    await this.#liveTable.read((table) => this.#sendPresence(table))
  }

  /** Who has it open here. */
  here(): { people: string[]; unnamed: number } {
    const people = [...this.#watchers.values()].map(({ person }) => person)
    const named = people.flatMap((person) => person ?? [])
    return { people: [...new Set(named)], unnamed: people.length - named.length }
  }

  /** Who has it open at another process, from now on. */
  async watchedElsewhere(there: WatchedElsewhere): Promise<void> {
    const at = this.#services.time.now()
    const known = this.#elsewhere.get(there.process)
    this.#elsewhere.set(there.process, { ...there, at })
    if (
      known !== undefined &&
      isDeepStrictEqual({ ...known, at, asks: there.asks }, { ...there, at })
    )
      return
    await this.#liveTable.read((table) => this.#sendPresence(table))
  }

  presence(table: TableState): Presence {
    const since = this.#services.time.now() - FORGET_MS
    const places = [this.here(), ...[...this.#elsewhere.values()].filter(({ at }) => at > since)]
    const present = new Set(places.flatMap(({ people }) => people))
    const seated = new Set(table.seatHolders.flatMap(({ person }) => person ?? []))
    const unnamed = places.reduce((sum, place) => sum + place.unnamed, 0)
    return {
      seats: table.seatHolders.map(({ person }) => person !== null && present.has(person)),
      spectators: unnamed + [...present].filter((person) => !seated.has(person)).length,
    }
  }

  /** To everybody who has the table open, but for those who are not to get it. */
  broadcast(message: (client: Client) => ServerMessage | null): void {
    for (const client of this.#watchers.keys()) {
      const text = message(client)
      if (text !== null) client.send(text)
    }
  }

  #sendPresence(table: TableState): void {
    const message = JSON.stringify({
      type: 'presence',
      table: table.header.id,
      presence: this.presence(table),
    })
    for (const client of this.#watchers.keys()) client.sendText(message)
  }

  /** Everybody gets what they may know. */
  #announce(table: TableState, entry: StoredEntry): void {
    const news = new News(table, entry, this.#services.time.now())
    for (const [client, watcher] of this.#watchers) client.sendText(news.for(watcher))
  }
}

function missedBy(
  { header, number }: TableState,
  entries: readonly StoredEntry[],
  watcher: Watcher,
  seen: number,
): EventView[] {
  if (number - seen > MOST_MISSED) return []
  return eventsSince(header, entries, seen, (table) => viewerOf(table, watcher))
}
