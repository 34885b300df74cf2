import { type Answer, Refusals } from './answer.ts'
import { Book, Faulty, type Listener } from './book.ts'
import { actsBy, decide } from './decide.ts'
import { Duties } from './duties.ts'
import type { Fact, PersonId } from './entry.ts'
import { Listeners } from './listeners.ts'
import { Pen } from './pen.ts'
import {
  type Bots,
  Conflict,
  type Notice,
  type RoomStore,
  SetAside,
  type StoredEntry,
  type Time,
  Uncertain,
} from './ports.ts'
import { refused, type TableRefusal } from './refusal.ts'
import { Row } from './row.ts'
import { mustHaveSeen } from './stale.ts'
import type { Table, TableCard } from './table.ts'
import type { Request, Wish } from './wish.ts'

export interface RoomPorts {
  readonly store: RoomStore
  /** What people are to be told of what was just applied to the table. */
  readonly notices?: (table: Table, entries: readonly StoredEntry[]) => readonly Notice[]
  readonly time: Time
  readonly bots: Bots
  /** Whether others take this process for alive under that name: else another may lead its tables. */
  readonly isAlive: (leader: string) => boolean
  /** Something went wrong that nobody asked about. */
  readonly report: (table: string, error: unknown) => void
}

/** How many may wait at a table. */
const MOST_WAITING = 64

/**
 * A table in the memory of a process. Everything at it runs one after the other: a request is
 * decided, stored, answered, and then told to the listeners. Nobody sees what is not stored: who
 * reads the table waits in the same row.
 */
export class Room {
  readonly id: string
  readonly #ports: RoomPorts
  readonly #book: Book
  readonly #row = new Row()
  readonly #pen: Pen
  readonly #duties: Duties
  readonly #listeners: Listeners
  readonly #refusals = new Refusals()
  #fault: string | null = null

  constructor(card: TableCard, entries: readonly StoredEntry[], ports: RoomPorts) {
    this.id = card.id
    this.#ports = ports
    const report = (error: unknown) => this.#report(error)
    this.#listeners = new Listeners(report)
    const { bots, time } = ports
    this.#book = new Book(card, entries, {
      store: ports.store,
      notices: (...news) => this.#notices(...news),
      tell: (...news) => this.#listeners.tell(...news),
    })
    this.#pen = new Pen(this.#book, time, ports.isAlive)
    this.#duties = new Duties(card, {
      ...{ bots, time, report },
      wake: () => this.nudge(),
      act: (acts) => this.#act(acts),
    })
  }

  get leads(): boolean {
    return this.#pen.isHeld
  }

  /** Whether somebody listens, or something is being done. */
  get inUse(): boolean {
    return this.#listeners.size + this.#row.length > 0
  }

  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener)
  }

  /** Reads the table when nothing is being stored. The table must not be changed or kept. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.#row.next(async () => {
      await this.#book.mend()
      return look(this.#book.table)
    })
  }

  /** The same, with all that is stored of it where somebody has seen less; else with nothing. */
  readSince<T>(
    seen: number,
    look: (table: Table, entries: readonly StoredEntry[]) => T,
  ): Promise<T> {
    return this.#row.next(async () => {
      await this.#book.mend()
      const { table } = this.#book
      if (seen >= table.number) return look(table, [])
      const entries = await this.#ports.store.entries(this.id, 0)
      return look(
        table,
        entries.filter(({ number }) => number <= table.number),
      )
    })
  }

  /** Answers once, by `reply`, before anybody else hears of it. */
  request(person: PersonId, request: Request, reply: (answer: Answer) => void): Promise<void> {
    if (this.#row.length >= MOST_WAITING) {
      this.#reply(reply, this.#no(refused('busy'), true))
      return Promise.resolve()
    }
    return this.#row.next(() => this.#request(person, request, reply))
  }

  /**
   * Writes down what comes from outside the table, as an administrator does. False where this
   * process does not lead the table, so that it must be asked elsewhere.
   */
  impose(facts: (table: Table) => readonly Fact[]): Promise<boolean> {
    return this.#row.next(async () => {
      await this.#pen.ready()
      if (!this.leads) return false
      const imposed = facts(this.#book.table)
      try {
        const tell = await this.#pen.write(imposed)
        this.#fault = null
        tell()
      } catch (error) {
        this.#failed(error)
        throw error
      } finally {
        this.#plan()
      }
      return true
    })
  }

  /**
   * From now on this process leads the table under that name: it watches clocks and asks bots.
   * Nobody had led it since `silentSince`, by the clock of this process, which is nobody's time.
   * Rejects where it cannot be read or that cannot be written down; then it is not led.
   */
  lead(leader: string, silentSince: number): Promise<void> {
    return this.#row.next(async () => {
      try {
        const tell = await this.#pen.take(leader, silentSince)
        tell()
      } catch (error) {
        if (error instanceof SetAside) this.#setAside(error)
        throw error
      }
      this.#plan()
    })
  }

  /** Lets the table do what it has to do by now. */
  nudge(): Promise<void> {
    return this.#act((table) => actsBy(table, this.#ports.time.now()))
  }

  /** Another process leads it, or none: what is asked here is not answered here any more. */
  follow(): void {
    this.#pen.drop()
    this.#duties.lay()
  }

  /** Reads what another process has stored, and tells it. */
  refresh(): Promise<void> {
    return this.#row.next(() => this.#book.refresh())
  }

  /** Everything that was asked so far is answered. */
  settled(): Promise<void> {
    return this.#row.settled()
  }

  async #request(
    person: PersonId,
    { id, seen, wish }: Request,
    reply: (answer: Answer) => void,
  ): Promise<void> {
    let tell = () => {}
    const answer = await this.#answer(person, id, async () => {
      await this.#pen.ready()
      if (seen > this.#book.number) await this.#catchUp()
      const decided = this.#decide(person, wish, seen)
      if ('code' in decided) return this.#refuse(person, id, decided)
      tell = await this.#pen.write(decided, { person, id })
      return { ok: true, number: this.#book.table.number }
    })
    this.#reply(reply, answer)
    tell()
    this.#plan()
  }

  /** What a request came to before, or now; or why it came to nothing. */
  async #answer(person: PersonId, id: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = (): Answer | undefined => {
      const number = this.#book.granted(person, id)
      if (number !== undefined) return { ok: true, number }
      // Whoever leads it now may have granted what was refused here.
      return this.leads ? this.#refusals.get(person, id) : undefined
    }
    try {
      await this.#book.mend()
      return before() ?? (await work())
    } catch (error) {
      const refusal = this.#failed(error)
      await this.#book.mend().catch((again: unknown) => this.#report(again))
      const known = before()
      return known?.ok === true ? known : this.#no(refusal, MAY_COME_RIGHT.has(refusal.code))
    }
  }

  #decide(person: PersonId, wish: Wish, seen: number): readonly Fact[] | TableRefusal {
    const { table } = this.#book
    if (this.#fault !== null) return refused('setAside')
    if (!this.leads) return refused('moved')
    if (seen > table.number) return refused('ahead')
    if (seen < mustHaveSeen(table, person, wish)) return refused('stale')
    const { bots, time } = this.#ports
    try {
      const circumstances = { now: time.now(), knowsBot: (bot: string) => bots.knows(bot) }
      const decided = decide(table, person, wish, circumstances)
      return decided.ok ? decided.facts : decided.refusal
    } catch (cause) {
      throw new Faulty(String(cause), { cause })
    }
  }

  #no(refusal: TableRefusal, retry: boolean): Answer {
    return { ok: false, refusal, number: this.#book.number, retry }
  }

  #refuse(person: PersonId, id: string, refusal: TableRefusal): Answer {
    // Who leads is no matter of the request: once it is led here again, it may be granted.
    if (refusal.code === 'moved') return this.#no(refusal, true)
    const answer = this.#no(refusal, false)
    this.#refusals.add(person, id, answer)
    return answer
  }

  /** Somebody has seen what this process has not: if there is such a thing, another one leads. */
  async #catchUp(): Promise<void> {
    const { number } = this.#book
    await this.#book.refresh()
    if (this.#book.number > number) this.follow()
  }

  /** What went wrong, as it concerns whoever asked. */
  #failed(error: unknown): TableRefusal {
    if (error instanceof Conflict) {
      this.follow()
      return refused('moved')
    }
    this.#report(error)
    if (error instanceof Faulty) return refused('fault')
    if (error instanceof SetAside) {
      this.#setAside(error)
      return refused('setAside')
    }
    return refused(error instanceof Uncertain ? 'uncertain' : 'storage')
  }

  #reply(reply: (answer: Answer) => void, answer: Answer): void {
    try {
      reply(answer)
    } catch (error) {
      this.#report(error) // one who cannot hear the answer is no fault of the table
    }
  }

  /** What cannot be told outside the house is no reason to stop the game. */
  #notices(table: Table, entries: readonly StoredEntry[]): readonly Notice[] {
    try {
      return this.#ports.notices?.(table, entries) ?? []
    } catch (error) {
      this.#report(error)
      return []
    }
  }

  #report(error: unknown): void {
    this.#ports.report(this.id, error)
  }

  /** What nobody asked for: a clock that ran out, a bot's move. */
  #act(acts: (table: Table) => readonly Fact[]): Promise<void> {
    return this.#row.next(async () => {
      if (!this.leads || this.#fault !== null) return
      try {
        await this.#pen.ready()
        const tell = await this.#pen.write(this.#surely(acts))
        tell()
      } catch (error) {
        const { code } = this.#failed(error)
        if (code === 'fault') this.#setAside(error)
      }
      this.#plan()
    })
  }

  #surely(acts: (table: Table) => readonly Fact[]): readonly Fact[] {
    try {
      return acts(this.#book.table)
    } catch (cause) {
      throw new Faulty(String(cause), { cause })
    }
  }

  #setAside(error: unknown): void {
    this.#fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.#duties.rest()
    this.#ports.store.setAside(this.id, this.#fault).catch((failed: unknown) => {
      this.#report(failed)
    })
  }

  /** Sees to what the table has to do next. */
  #plan(): void {
    if (!this.leads || this.#fault !== null) return this.#duties.rest()
    if (this.#pen.isStuck) return this.#duties.tryAgain()
    try {
      this.#duties.plan(this.#book.table)
    } catch (error) {
      this.#report(error)
      this.#setAside(error)
    }
  }
}

const MAY_COME_RIGHT: ReadonlySet<string> = new Set(['moved', 'storage', 'uncertain'])
