import type { Answer } from '../../answer.ts'
import type { Append } from '../../ports.ts'
import type { TableRequest } from '../../table-command.ts'
import type { PersonId } from '../../table-event.ts'
import type { EventView, TableView, Watcher } from '../../table-view.ts'
import type { Lead, ProcessLifetime, Span } from './availability.ts'
import type { Database } from './database.ts'
import type { Observer, ToClient } from './messages.ts'

/** A request, and everything that was ever answered to it. */
export interface RecordedRequest {
  readonly table: string
  readonly person: PersonId
  readonly request: TableRequest
  readonly answers: Answer[]
}

/** Something that was shown to somebody, as the text that was sent. */
export interface RecordedView {
  readonly watcher: Watcher
  readonly number: number
  readonly now: number
  readonly text: string
}

/** An event that was told to somebody, and the last entry that was told with it. */
export interface RecordedEvent extends Omit<RecordedView, 'now'> {
  readonly toldAt: number
}

/** What was seen of one table. */
export interface TableRecord {
  readonly views: RecordedView[]
  readonly events: RecordedEvent[]
  /** When each entry was decided on, in the time of the run. */
  readonly decidedAt: number[]
  readonly leads: Lead[]
}

/** A silence that is no longer than clocks differ may be too short to be written down. */
const SEAMLESS = 600

/** Writes down all that happens, and what must not happen at once. */
export class Recorder implements Observer {
  readonly violations: string[] = []
  readonly requests = new Map<string, RecordedRequest>()
  readonly seen = new Map<string, TableRecord>()
  readonly lifetimes = new Map<string, ProcessLifetime>()
  readonly down: Span[] = []
  database: Database | null = null

  violated(what: string): void {
    this.violations.push(what)
  }

  of(table: string): TableRecord {
    const known = this.seen.get(table)
    if (known !== undefined) return known
    const fresh: TableRecord = { views: [], events: [], decidedAt: [], leads: [] }
    this.seen.set(table, fresh)
    return fresh
  }

  written(append: Append, calledAt: number): void {
    const { table, leader, entries } = append
    const { decidedAt, leads } = this.of(table)
    for (const { number } of entries) {
      if (number !== decidedAt.length + 1) this.violated(`${table}: ${number} was written twice`)
      decidedAt.push(calledAt)
    }
    if (this.database?.table(table).leader !== leader) {
      this.violated(`${table}: ${leader} wrote and does not lead it`)
    }
    const skew = this.lifetimes.get(leader.replace(/\.\d+$/, ''))?.skew ?? 0
    if (calledAt + skew >= (this.database?.claims.get(leader) ?? 0)) {
      this.violated(`${table}: ${leader} wrote and may be taken for dead`)
    }
    if (leads.at(-1)?.leader !== leader) {
      leads.push({ at: this.#leadsSince(append) ?? calledAt, leader })
    }
  }

  answered(table: string, person: PersonId, request: TableRequest, answer: Answer): void {
    const key = `${table} ${person} ${request.id}`
    const asked = this.requests.get(key) ?? { table, person, request, answers: [] }
    this.requests.set(key, asked)
    asked.answers.push(answer)
    if (!answer.ok) return
    const entry = this.database?.table(table).entries[answer.number - 1]
    if (entry?.person !== person || entry.requestId !== request.id) {
      this.violated(`${key} was granted as ${answer.number}, which is not stored so`)
    }
  }

  shown(watcher: Watcher, message: Exclude<ToClient, { type: 'answer' }>): void {
    const { view } = message
    this.#show(watcher, view)
    // What was missed is told as it was seen then; news from where its watcher looks now.
    if (message.type === 'table') {
      for (const event of message.missed) this.#tell(watcher, view.id, event, event.number)
    } else {
      for (const event of message.events) this.#tell(watcher, view.id, event, view.number)
    }
  }

  /** When a leader took the table up, where there was no silence that it had to write down first. */
  #leadsSince({ table, entries }: Append): number | null {
    const taken = this.database?.table(table).taken ?? null
    if (taken === null || entries[0]?.event.type === 'waited') return null
    return Math.abs(taken.silent) <= SEAMLESS ? taken.at : null
  }

  #show(watcher: Watcher, view: TableView): void {
    const { id, number, now } = view
    this.#mustBeStored(id, number)
    this.of(id).views.push({ watcher: watcher, number, now, text: JSON.stringify(view) })
  }

  #tell(watcher: Watcher, table: string, event: EventView, toldAt: number): void {
    const { number } = event
    this.#mustBeStored(table, number)
    this.of(table).events.push({ watcher, number, toldAt, text: JSON.stringify(event) })
  }

  #mustBeStored(table: string, number: number): void {
    const stored = this.database?.table(table).entries.length ?? 0
    if (number > stored) this.violated(`${table}: ${number} was shown, stored are ${stored}`)
  }
}
