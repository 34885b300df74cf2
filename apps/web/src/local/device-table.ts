import {
  type Answer,
  LiveTable,
  type StoredEntry,
  type TableRequest,
  type TableState,
  viewEntry,
  viewerOf,
  viewTable,
  type Watcher,
} from '@guildhall/tables'
import { bots } from './bots.ts'
import { acquireLead } from './lead-lock.ts'
import type { TableRow } from './rows.ts'
import { store } from './store.ts'
import { cardOfRow, DEVICE_PERSON } from './table-factory.ts'
import { time } from './time.ts'
import type { FromWorker } from './worker-messages.ts'

/** How often it is looked whether a table is still led. */
const AGAIN = 1000
/** How long the tab that leads may take for an answer: then it is taken for gone. */
const PATIENCE = 10_000

/** What the tabs that have one table open say to each other. */
type BetweenTabs =
  | { readonly type: 'stored' }
  | { readonly type: 'asked'; readonly request: TableRequest }
  | { readonly type: 'answered'; readonly id: string; readonly answer: Answer }

/**
 * A table of this device that a page has open. One tab of the browser leads it as a server leads its
 * own: decided, stored, answered, and then told. The others read what it has stored as soon as it
 * says so, and hand on what their people ask for; one of them leads when that one is gone.
 */
export class DeviceTable {
  readonly #id: string
  readonly #tell: (message: FromWorker) => void
  readonly #room: LiveTable
  readonly #tabs: BroadcastChannel
  readonly #ended = new AbortController()
  /** What was handed to the tab that leads, and is not answered yet. */
  readonly #asked = new Map<string, TableRequest>()
  #looker: Watcher
  #closed = false

  constructor(
    row: TableRow,
    entries: readonly StoredEntry[],
    looker: Watcher,
    tell: (message: FromWorker) => void,
  ) {
    this.#id = row.id
    this.#looker = looker
    this.#tell = tell
    const report = (_table: string, error: unknown) => console.error(error)
    const ports = { store, time, bots, report, isAlive: () => !this.#closed }
    this.#room = new LiveTable(cardOfRow(row), entries, ports)
    this.#room.subscribe((table, entry) => this.#happened(table, entry))
    this.#tabs = new BroadcastChannel(`guildhall ${row.id}`)
    this.#tabs.onmessage = ({ data }: MessageEvent<BetweenTabs>) => this.#hear(data)
    this.#lead(false).catch(console.error)
  }

  /** Shows the table to whoever looks from now on. */
  async look(looker: Watcher): Promise<void> {
    this.#looker = looker
    await this.#room.read((table) => this.#tell(tableMessage(table, looker)))
  }

  async request(request: TableRequest): Promise<void> {
    if (this.#room.leads) return this.#decide(request, (answer) => this.#answer(request.id, answer))
    this.#asked.set(request.id, request)
    this.#say({ type: 'asked', request })
    setTimeout(() => {
      if (this.#asked.has(request.id) && !this.#closed) this.#lead(true).catch(console.error)
    }, PATIENCE)
  }

  /** What was asked is answered before another tab can lead. */
  close(): void {
    this.#closed = true
    this.#room.follow()
    const end = () => {
      this.#ended.abort()
      this.#tabs.close()
    }
    this.#room.idle().then(end, end)
  }

  /** Leads it as soon as no other tab does, or at once in its place. */
  async #lead(steal: boolean): Promise<void> {
    const { signal } = this.#ended
    const taken = new AbortController()
    const lost = () => {
      taken.abort()
      if (this.#closed) return
      this.#room.follow()
      this.#lead(false).catch(console.error) // waits until it is let go
    }
    const letGo = await acquireLead(this.#id, { steal, signal, lost }).catch(() => null)
    if (letGo === null) return // it was not wanted any more
    signal.addEventListener('abort', letGo)
    if (signal.aborted) return letGo()
    await this.#room.lead(DEVICE_PERSON, time.now())
    if (taken.signal.aborted) return this.#room.follow()
    // The tab from which it was taken may have written once more: then it is read and led anew.
    const again = setInterval(() => {
      if (!this.#room.leads) this.#room.lead(DEVICE_PERSON, time.now()).catch(console.error)
    }, AGAIN)
    for (const end of [signal, taken.signal]) {
      end.addEventListener('abort', () => clearInterval(again))
    }
    // Whoever led before may not have come to it.
    for (const request of this.#asked.values()) await this.request(request)
  }

  #hear(message: BetweenTabs): void {
    switch (message.type) {
      case 'stored':
        this.#room.refresh().catch(console.error) // where there are no locks, two may lead
        return
      case 'asked':
        if (!this.#room.leads) return
        this.#decide(message.request, (answer) => {
          this.#say({ type: 'answered', id: message.request.id, answer })
        }).catch(console.error)
        return
      case 'answered':
        if (this.#asked.has(message.id)) this.#answer(message.id, message.answer)
        return
    }
  }

  #decide(request: TableRequest, answer: (answer: Answer) => void): Promise<void> {
    return this.#room.submit(DEVICE_PERSON, request, answer)
  }

  #answer(id: string, answer: Answer): void {
    this.#asked.delete(id)
    this.#tell({ type: 'answer', table: this.#id, id, ...answer })
  }

  #happened(table: TableState, entry: StoredEntry): void {
    if (this.#closed) return
    if (this.#room.leads) this.#say({ type: 'stored' })
    const fact = viewEntry(table, entry, viewerOf(table, this.#looker))
    this.#tell({ type: 'news', fact, view: viewTable(table, this.#looker, time.now()) })
  }

  #say(message: BetweenTabs): void {
    this.#tabs.postMessage(message)
  }
}

/** A table as the page is told of it. */
export const tableMessage = (table: TableState, looker: Watcher): FromWorker => ({
  type: 'table',
  view: viewTable(table, looker, time.now()),
  missed: [],
  presence: {
    seats: table.seatHolders.map(({ person }) => person === DEVICE_PERSON),
    spectators: 0,
  },
})
