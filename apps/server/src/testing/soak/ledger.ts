import { stableHash } from '@guildhall/kernel'
import type { Answer, EventView, PersonId, TableRequest, TableView } from '@guildhall/tables'

/** A request, and every answer that came to it. */
export interface Asked {
  readonly table: string
  readonly person: PersonId
  readonly request: TableRequest
  readonly answers: Answer[]
}

/** Something that a person was shown at a table, kept as the hash of its text. */
export interface Shown {
  readonly table: string
  readonly person: PersonId
  readonly number: number
  /** When a view was made; null for an event. */
  readonly now: number | null
  readonly hash: string
}

/** What came in since it was last asked for. */
export interface LedgerBatch {
  readonly asked: readonly Asked[]
  readonly shown: readonly Shown[]
  readonly tables: readonly string[]
}

/** The same for what says the same, in whatever order its parts were written. */
export const hashOf = (value: unknown): string => stableHash(JSON.parse(JSON.stringify(value)))

/** All that clients were sent: answers, views and news. */
export class Ledger {
  /** What no client should have been sent, or not so. */
  readonly wrongs: string[] = []
  /** What a client was sent and is not stored. */
  readonly lost: string[] = []
  /** How far each table has come, as far as anybody was shown. */
  readonly newestNumbers = new Map<string, number>()
  granted = 0
  refused = 0
  shown = 0
  readonly #asked = new Map<string, Asked>()
  #newAnswers = new Set<Asked>()
  #newShown: Shown[] = []
  readonly #tables = new Set<string>()

  wrong(what: string): void {
    this.wrongs.push(what)
  }

  /** The server has said that there is such a table. */
  made(table: string): void {
    this.#tables.add(table)
  }

  answered(table: string, person: PersonId, request: TableRequest, answer: Answer): void {
    const key = `${table} ${person} ${request.id}`
    const asked = this.#asked.get(key) ?? { table, person, request, answers: [] }
    this.#asked.set(key, asked)
    asked.answers.push(answer)
    this.#newAnswers.add(asked)
    if (answer.ok) this.granted += 1
    else this.refused += 1
  }

  saw(person: PersonId, view: TableView, events: readonly EventView[]): void {
    const { id: table, number, now } = view
    this.newestNumbers.set(table, Math.max(number, this.newestNumbers.get(table) ?? 0))
    this.#newShown.push({ table, person, number, now, hash: hashOf(view) })
    for (const event of events) {
      this.#newShown.push({ table, person, number: event.number, now: null, hash: hashOf(event) })
    }
    this.shown += 1 + events.length
  }

  take(): LedgerBatch {
    const page = {
      asked: [...this.#newAnswers],
      shown: this.#newShown,
      tables: [...this.#tables],
    }
    this.#newAnswers = new Set()
    this.#newShown = []
    return page
  }
}
