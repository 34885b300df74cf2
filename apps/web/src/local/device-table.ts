import {
  type Answer,
  type AppliedEntry,
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

/** How often the lead of a table is checked. */
const AGAIN = 1000
/** A leading tab that takes longer for an answer is taken for gone. */
const PATIENCE = 10_000

/** Messages between the tabs that have one table open. */
type TabMessage =
  | { readonly type: 'stored' }
  | { readonly type: 'asked'; readonly request: TableRequest }
  | { readonly type: 'answered'; readonly id: string; readonly answer: Answer }

/**
 * A table of this device that a page has open. One tab of the browser leads it as a server leads its
 * own: decides, stores, answers, then broadcasts. The others read what it has stored as soon as it
 * says so, and forward their requests to it; one of them leads when that one is gone.
 */
export class DeviceTable {
  readonly #id: string
  readonly #send: (message: FromWorker) => void
  readonly #live: LiveTable
  readonly #tabs: BroadcastChannel
  readonly #ended = new AbortController()
  /** Requests that were forwarded to the leading tab and are not answered yet. */
  readonly #forwarded = new Map<string, TableRequest>()
  #looker: Watcher
  #closed = false

  constructor(
    row: TableRow,
    entries: readonly StoredEntry[],
    looker: Watcher,
    send: (message: FromWorker) => void,
  ) {
    this.#id = row.id
    this.#looker = looker
    this.#send = send
    const report = (_table: string, error: unknown) => console.error(error)
    const ports = { store, time, bots, report, isAlive: () => !this.#closed }
    this.#live = new LiveTable(cardOfRow(row), entries, ports)
    this.#live.subscribe((table, entries) => this.#broadcast(table, entries))
    this.#tabs = new BroadcastChannel(`guildhall ${row.id}`)
    this.#tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#receive(data)
    this.#lead(false).catch(console.error)
  }

  /** Shows the table to another viewer from now on. */
  async look(looker: Watcher): Promise<void> {
    this.#looker = looker
    await this.#live.read((table) => this.#send(tableMessage(table, looker)))
  }

  async request(request: TableRequest): Promise<void> {
    if (this.#live.leads) return this.#decide(request, (answer) => this.#answer(request.id, answer))
    this.#forwarded.set(request.id, request)
    this.#postToTabs({ type: 'asked', request })
    setTimeout(() => {
      if (this.#forwarded.has(request.id) && !this.#closed) this.#lead(true).catch(console.error)
    }, PATIENCE)
  }

  /** Open requests are answered before another tab can lead. */
  close(): void {
    this.#closed = true
    this.#live.follow()
    const end = () => {
      this.#ended.abort()
      this.#tabs.close()
    }
    this.#live.idle().then(end, end)
  }

  /** Leads the table as soon as no other tab does, or at once in its place. */
  async #lead(steal: boolean): Promise<void> {
    const { signal } = this.#ended
    const taken = new AbortController()
    const lost = () => {
      taken.abort()
      if (this.#closed) return
      this.#live.follow()
      this.#lead(false).catch(console.error) // waits until it is released
    }
    const release = await acquireLead(this.#id, { steal, signal, lost }).catch(() => null)
    if (release === null) return // the table was closed meanwhile
    signal.addEventListener('abort', release)
    if (signal.aborted) return release()
    await this.#live.lead(DEVICE_PERSON, time.now())
    if (taken.signal.aborted) return this.#live.follow()
    // The tab that lost the lead may have written once more: then the table is read and led anew.
    const again = setInterval(() => {
      if (!this.#live.leads) this.#live.lead(DEVICE_PERSON, time.now()).catch(console.error)
    }, AGAIN)
    for (const end of [signal, taken.signal]) {
      end.addEventListener('abort', () => clearInterval(again))
    }
    // The tab that led before may have left these unanswered.
    for (const request of this.#forwarded.values()) await this.request(request)
  }

  #receive(message: TabMessage): void {
    switch (message.type) {
      case 'stored':
        this.#live.refresh().catch(console.error) // where there are no locks, two may lead
        return
      case 'asked':
        if (!this.#live.leads) return
        this.#decide(message.request, (answer) => {
          this.#postToTabs({ type: 'answered', id: message.request.id, answer })
        }).catch(console.error)
        return
      case 'answered':
        if (this.#forwarded.has(message.id)) this.#answer(message.id, message.answer)
        return
    }
  }

  #decide(request: TableRequest, answer: (answer: Answer) => void): Promise<void> {
    return this.#live.submit(DEVICE_PERSON, request, answer)
  }

  #answer(id: string, answer: Answer): void {
    this.#forwarded.delete(id)
    this.#send({ type: 'answer', table: this.#id, id, ...answer })
  }

  #broadcast(table: TableState, entries: readonly AppliedEntry[]): void {
    if (this.#closed) return
    if (this.#live.leads) this.#postToTabs({ type: 'stored' })
    const viewer = viewerOf(table, this.#looker)
    const events = entries.map((entry) => viewEntry(table, entry, viewer, entry.state))
    this.#send({ type: 'news', events, view: viewTable(table, this.#looker, time.now()) })
  }

  #postToTabs(message: TabMessage): void {
    this.#tabs.postMessage(message)
  }
}

/** The message that shows a whole table to the page. */
export const tableMessage = (table: TableState, looker: Watcher): FromWorker => ({
  type: 'table',
  view: viewTable(table, looker, time.now()),
  missed: [],
  presence: {
    seats: table.seatHolders.map(({ person }) => person === DEVICE_PERSON),
    away: table.seatHolders.map(() => false),
    spectators: 0,
  },
})
