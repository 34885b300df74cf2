import { isDeepStrictEqual } from 'node:util'
import type { Presence, ServerMessage } from '@guildhall/protocol'
import {
  type AppliedEntry,
  type EventView,
  type LiveTable,
  type TableEvent,
  type TableState,
  viewerThen,
  viewTable,
  type Watcher,
} from '@guildhall/tables'
import type { Services, WatchedElsewhere } from '../services.ts'
import type { Client } from './client.ts'
import { News } from './news.ts'
import { textFrame } from './text-frame.ts'

/** How many missed events are sent one by one; beyond that only the current table is sent. */
const MOST_MISSED = 500

/** How long viewers at another process are remembered without an update. */
const FORGET_MS = 45_000

/** After these events somebody else sits at a seat, or nobody: who is present has to be said anew. */
const SEATING: ReadonlySet<TableEvent['type']> = new Set(['seated', 'freed', 'botSeated', 'passed'])

/** In every such message, clients that fold can check what they have come to. */
const CHECK_EVERY = 10

/** How a client watches a table. */
export interface Watching extends Watcher {
  /** Whether it works out the table from its events where it can. */
  readonly folds: boolean
}

/** The viewers of a table, and what they are sent. One for each watched table. */
export class TableWatchers {
  readonly #services: Services
  readonly #liveTable: LiveTable
  readonly #watchers = new Map<Client, Watching>()
  readonly #unsubscribe: () => void
  /** Viewers who are about to get the table. */
  #joining = 0
  /** How often something was announced. */
  #announced = 0

  /** By process: who watches there, and when that was received. */
  readonly #elsewhere = new Map<string, WatchedElsewhere & { readonly at: number }>()
  /** Called when a viewer comes or goes here. */
  readonly #changed: () => void

  constructor(services: Services, liveTable: LiveTable, changed: () => void) {
    this.#services = services
    this.#liveTable = liveTable
    this.#changed = changed
    this.#unsubscribe = liveTable.subscribe((table, entries) => this.#announce(table, entries))
  }

  get empty(): boolean {
    return this.#watchers.size + this.#joining === 0
  }

  close(): void {
    this.#unsubscribe()
  }

  /** Sends the table, with what happened since `seen`, and then everything new. */
  async add(client: Client, watcher: Watching, seen: number | undefined): Promise<void> {
    this.#joining += 1
    try {
      const viewer = (now: TableState) => viewerThen(now, watcher)
      const missing = { seen: seen ?? Number.POSITIVE_INFINITY, most: MOST_MISSED, viewer }
      await this.#liveTable.readSince(missing, (table, missed) => {
        if (client.open) this.#show(client, watcher, table, missed)
      })
    } finally {
      this.#joining -= 1
    }
  }

  #show(client: Client, watcher: Watching, table: TableState, missed: readonly EventView[]): void {
    this.#watchers.set(client, watcher)
    client.send({
      type: 'table',
      view: viewTable(table, watcher, this.#services.time.now()),
      missed,
      presence: this.presence(table),
    })
    const { id } = table.header
    if (this.#services.bots.hurries(id)) client.send({ type: 'hurry', table: id, hurries: true })
    this.#sendPresence(table)
    this.#changed()
  }

  async remove(client: Client): Promise<void> {
    if (this.#watchers.delete(client)) await this.changed()
  }

  /** The viewers here. */
  here(): { people: string[]; away: string[]; unnamed: number } {
    const watching = [...this.#watchers].map(([{ away }, { person }]) => ({ person, away }))
    const named = watching.flatMap(({ person }) => person ?? [])
    const near = new Set(watching.map(({ person, away }) => (away ? null : person)))
    const people = [...new Set(named)]
    return {
      people,
      away: people.filter((person) => !near.has(person)),
      unnamed: watching.length - named.length,
    }
  }

  /** A client here has come into sight, or gone out of it. */
  async changed(): Promise<void> {
    this.#changed()
    await this.#liveTable.read((table) => this.#sendPresence(table))
  }

  /** Sets the viewers at another process. */
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
    // Whoever has it in sight at one place is not away.
    const near = new Set(
      places.flatMap(({ people, away }) => people.filter((each) => !away.includes(each))),
    )
    const seated = new Set(table.seatHolders.flatMap(({ person }) => person ?? []))
    const unnamed = places.reduce((sum, place) => sum + place.unnamed, 0)
    return {
      seats: table.seatHolders.map(({ person }) => person !== null && present.has(person)),
      away: table.seatHolders.map(
        ({ person }) => person !== null && present.has(person) && !near.has(person),
      ),
      spectators: unnamed + [...present].filter((person) => !seated.has(person)).length,
    }
  }

  /** Sends to all viewers except those who must not get it. */
  broadcast(message: (client: Client) => ServerMessage | null): void {
    for (const client of this.#watchers.keys()) {
      const text = message(client)
      if (text !== null) client.send(text)
    }
  }

  #sendPresence(table: TableState): void {
    const presence = this.presence(table)
    const message: ServerMessage = { type: 'presence', table: table.header.id, presence }
    const frame = textFrame(JSON.stringify(message))
    for (const client of this.#watchers.keys()) client.sendFrame(frame)
  }

  /** Each viewer gets what they may see. */
  #announce(table: TableState, entries: readonly AppliedEntry[]): void {
    this.#announced += 1
    const withCheck = this.#announced % CHECK_EVERY === 0
    const news = new News(table, entries, this.#services.time.now(), withCheck)
    for (const [client, watcher] of this.#watchers) {
      client.sendFrame(watcher.folds ? news.toFold(watcher) : news.for(watcher))
    }
    if (entries.some(({ event }) => SEATING.has(event.type))) this.#sendPresence(table)
  }
}
