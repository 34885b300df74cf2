import type { Answer } from '../../answer.ts'
import type { PersonId } from '../../entry.ts'
import type { Append } from '../../ports.ts'
import type { FactView, Looker, TableView } from '../../see.ts'
import type { Request } from '../../wish.ts'
import type { Lead, Life, Span } from './availability.ts'
import type { Database } from './database.ts'
import type { ToScreen, Watcher } from './messages.ts'

/** A request, and everything that was ever answered to it. */
export interface Asked {
  readonly table: string
  readonly person: PersonId
  readonly request: Request
  readonly answers: Answer[]
}

/** Something that was shown to somebody, as the text that was sent. */
export interface Shown {
  readonly looker: Looker
  readonly number: number
  readonly now: number
  readonly text: string
}

/** What was seen of one table. */
export interface Seen {
  readonly views: Shown[]
  readonly facts: Omit<Shown, 'now'>[]
  /** When each entry was decided on, in the time of the world. */
  readonly decidedAt: number[]
  readonly leads: Lead[]
}

/** A silence that is no longer than clocks differ may be too short to be written down. */
const SEAMLESS = 600

/** Writes down all that happens, and what must not happen at once. */
export class Witness implements Watcher {
  readonly violations: string[] = []
  readonly asked = new Map<string, Asked>()
  readonly seen = new Map<string, Seen>()
  readonly lives = new Map<string, Life>()
  readonly down: Span[] = []
  database: Database | null = null

  violated(what: string): void {
    this.violations.push(what)
  }

  of(table: string): Seen {
    const known = this.seen.get(table)
    if (known !== undefined) return known
    const fresh: Seen = { views: [], facts: [], decidedAt: [], leads: [] }
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
    const skew = this.lives.get(leader.replace(/\.\d+$/, ''))?.skew ?? 0
    if (calledAt + skew >= (this.database?.claims.get(leader) ?? 0)) {
      this.violated(`${table}: ${leader} wrote and may be taken for dead`)
    }
    if (leads.at(-1)?.leader !== leader) {
      leads.push({ at: this.#leadsSince(append) ?? calledAt, leader })
    }
  }

  answered(table: string, person: PersonId, request: Request, answer: Answer): void {
    const key = `${table} ${person} ${request.id}`
    const asked = this.asked.get(key) ?? { table, person, request, answers: [] }
    this.asked.set(key, asked)
    asked.answers.push(answer)
    if (!answer.ok) return
    const entry = this.database?.table(table).entries[answer.number - 1]
    if (entry?.person !== person || entry.requestId !== request.id) {
      this.violated(`${key} was granted as ${answer.number}, which is not stored so`)
    }
  }

  shown(looker: Looker, message: Exclude<ToScreen, { type: 'answer' }>): void {
    const facts = message.type === 'table' ? message.missed : [message.fact]
    this.#show(looker, message.view)
    for (const fact of facts) this.#tell(looker, message.view.id, fact)
  }

  /** When a leader took the table up, where there was no silence that it had to write down first. */
  #leadsSince({ table, entries }: Append): number | null {
    const taken = this.database?.table(table).taken ?? null
    if (taken === null || entries[0]?.fact.type === 'waited') return null
    return Math.abs(taken.silent) <= SEAMLESS ? taken.at : null
  }

  #show(looker: Looker, view: TableView): void {
    const { id, number, now } = view
    this.#mustBeStored(id, number)
    this.of(id).views.push({ looker, number, now, text: JSON.stringify(view) })
  }

  #tell(looker: Looker, table: string, fact: FactView): void {
    this.#mustBeStored(table, fact.number)
    this.of(table).facts.push({ looker, number: fact.number, text: JSON.stringify(fact) })
  }

  #mustBeStored(table: string, number: number): void {
    const stored = this.database?.table(table).entries.length ?? 0
    if (number > stored) this.violated(`${table}: ${number} was shown, stored are ${stored}`)
  }
}
