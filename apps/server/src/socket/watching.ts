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

/** Missed facts are told one by one up to so many; beyond that the table as it is says enough. */
const MOST_MISSED = 500

/** Who has a table open at another process is forgotten after so long without a word of it. */
const FORGOTTEN = 45_000

/** Those who have a table open, and what they hear of it. One for every table that is watched. */
export class Audience {
  readonly #services: Services
  readonly #room: LiveTable
  readonly #lookers = new Map<Client, Watcher>()
  readonly #unsubscribe: () => void
  /** Those who are about to be shown the table. */
  #coming = 0

  /** By process: who has the table open there, and when that was heard. */
  readonly #elsewhere = new Map<string, WatchedElsewhere & { readonly at: number }>()
  /** Called when somebody comes or goes here. */
  readonly #changed: () => void

  constructor(services: Services, room: LiveTable, changed: () => void) {
    this.#services = services
    this.#room = room
    this.#changed = changed
    this.#unsubscribe = room.subscribe((table, entry) => this.#tell(table, entry))
  }

  get empty(): boolean {
    return this.#lookers.size + this.#coming === 0
  }

  close(): void {
    this.#unsubscribe()
  }

  /** Shows the table, with what happened since `seen`, and from then on what is new. */
  async add(client: Client, looker: Watcher, seen: number | undefined): Promise<void> {
    this.#coming += 1
    try {
      await this.#room.readSince(seen ?? Number.POSITIVE_INFINITY, (table, entries) => {
        if (!client.open) return
        this.#show(client, looker, table, missedBy(table, entries, looker, seen ?? 0))
      })
    } finally {
      this.#coming -= 1
    }
  }

  #show(client: Client, looker: Watcher, table: TableState, missed: readonly EventView[]): void {
    this.#lookers.set(client, looker)
    client.send({
      type: 'table',
      view: viewTable(table, looker, this.#services.time.now()),
      missed,
      presence: this.presence(table),
    })
    this.#tellPresence(table)
    this.#changed()
  }

  async remove(client: Client): Promise<void> {
    if (!this.#lookers.delete(client)) return
    this.#changed()
    await this.#room.read((table) => this.#tellPresence(table))
  }

  /** Who has it open here. */
  here(): { people: string[]; unnamed: number } {
    const people = [...this.#lookers.values()].map(({ person }) => person)
    const named = people.flatMap((person) => person ?? [])
    return { people: [...new Set(named)], unnamed: people.length - named.length }
  }

  /** Who has it open at another process, from now on. */
  async hear(there: WatchedElsewhere): Promise<void> {
    const at = this.#services.time.now()
    const known = this.#elsewhere.get(there.process)
    this.#elsewhere.set(there.process, { ...there, at })
    if (
      known !== undefined &&
      isDeepStrictEqual({ ...known, at, asks: there.asks }, { ...there, at })
    )
      return
    await this.#room.read((table) => this.#tellPresence(table))
  }

  presence(table: TableState): Presence {
    const since = this.#services.time.now() - FORGOTTEN
    const places = [this.here(), ...[...this.#elsewhere.values()].filter(({ at }) => at > since)]
    const present = new Set(places.flatMap(({ people }) => people))
    const seated = new Set(table.seatHolders.flatMap(({ person }) => person ?? []))
    const unnamed = places.reduce((sum, place) => sum + place.unnamed, 0)
    return {
      seats: table.seatHolders.map(({ person }) => person !== null && present.has(person)),
      spectators: unnamed + [...present].filter((person) => !seated.has(person)).length,
    }
  }

  /** To everybody who has the table open, but for those who do not want to hear it. */
  broadcast(message: (client: Client) => ServerMessage | null): void {
    for (const client of this.#lookers.keys()) {
      const words = message(client)
      if (words !== null) client.send(words)
    }
  }

  #tellPresence(table: TableState): void {
    const message = JSON.stringify({
      type: 'presence',
      table: table.header.id,
      presence: this.presence(table),
    })
    for (const client of this.#lookers.keys()) client.sendText(message)
  }

  /** Everybody gets what they may know. */
  #tell(table: TableState, entry: StoredEntry): void {
    const news = new News(table, entry, this.#services.time.now())
    for (const [client, looker] of this.#lookers) client.sendText(news.for(looker))
  }
}

function missedBy(
  { header: card, number }: TableState,
  entries: readonly StoredEntry[],
  looker: Watcher,
  seen: number,
): EventView[] {
  if (number - seen > MOST_MISSED) return []
  return eventsSince(card, entries, seen, (table) => viewerOf(table, looker))
}
