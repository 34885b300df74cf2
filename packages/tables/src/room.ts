import { Asking } from './asking.ts'
import { Book, type BookPorts, Faulty, type Listener } from './book.ts'
import { deadline } from './clock.ts'
import { decide, timedOut } from './decide.ts'
import type { Fact, PersonId } from './entry.ts'
import { type Bots, Conflict, SetAside, type StoredEntry, type Time, Uncertain } from './ports.ts'
import { refused, type TableRefusal } from './refusal.ts'
import { Row } from './row.ts'
import { mustHaveSeen } from './stale.ts'
import type { Table, TableCard } from './table.ts'
import type { Request, Wish } from './wish.ts'

/** What a request came to. The same id gets the same answer. */
export type Answer =
  /** The number of its last entry. */
  | { readonly ok: true; readonly number: number }
  | {
      readonly ok: false
      readonly refusal: TableRefusal
      /** How far the table has come. */
      readonly number: number
      /** Whether the same request may succeed a moment later. */
      readonly retry: boolean
    }

export interface RoomPorts extends Pick<BookPorts, 'store' | 'notices'> {
  readonly time: Time
  readonly bots: Bots
  /** Whether others still take this process for alive: else somebody else may lead its tables. */
  readonly alive: () => boolean
  /** Something went wrong that nobody asked about. */
  readonly report: (table: string, error: unknown) => void
}

/** How many refusals are remembered, so that a repeated request gets the same answer. */
const REMEMBERED = 256
/** How many may wait at a table. */
const MOST_WAITING = 64
/** How long a table waits before it tries again what could not be done. */
const AGAIN = 1000
/** Time that is nobody's is not worth a word where it is shorter. */
const LEAST = 50
/** The longest time that timers can wait; a longer wait is taken in parts. */
const LONGEST = 2 ** 31 - 1

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
  readonly #asking: Asking
  readonly #listeners = new Set<Listener>()
  readonly #refused = new Map<string, Answer>()
  /** The name under which this process leads the table; null where it follows. */
  #leader: string | null = null
  #fault: string | null = null
  /** Since when nothing could be stored. */
  #stuckSince: number | null = null
  #cancelTimer = () => {}

  constructor(card: TableCard, entries: readonly StoredEntry[], ports: RoomPorts) {
    this.id = card.id
    this.#ports = ports
    this.#book = new Book(card, entries, { ...ports, tell: (...news) => this.#tell(...news) })
    this.#asking = new Asking(ports.bots, card)
  }

  get leads(): boolean {
    return this.#leader !== null && this.#ports.alive()
  }

  /** Whether somebody listens, or something is being done. */
  get inUse(): boolean {
    return this.#listeners.size + this.#row.length > 0
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
      await this.#ready()
      if (!this.leads) return false
      const tell = await this.#write(facts(this.#book.table), null)
      this.#fault = null
      tell()
      this.#plan()
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
      await this.#book.refresh()
      this.#leader = leader
      try {
        const now = this.#ports.time.now()
        // What was written after the last sign of life is one itself.
        const waited = Math.min(now - silentSince, now - this.#book.table.at)
        const tell = await this.#write(this.#waited(waited), null)
        tell()
      } catch (error) {
        this.follow()
        throw error
      }
      this.#plan()
    })
  }

  /** Lets the table do what it has to do by now. */
  nudge(): Promise<void> {
    return this.#unasked((table) => timedOut(table, this.#ports.time.now()))
  }

  /** Another process leads it, or none: what is asked here is not answered here any more. */
  follow(): void {
    this.#leader = null
    this.#asking.forget()
    this.#cancelTimer()
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
      await this.#ready()
      if (seen > this.#book.number) await this.#catchUp()
      const decided = this.#decide(person, wish, seen)
      if ('code' in decided) return this.#refuse(person, id, decided)
      tell = await this.#write(decided, { person, id })
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
      return number === undefined ? this.#refused.get(`${person} ${id}`) : { ok: true, number }
    }
    try {
      await this.#book.mend()
      return before() ?? (await work())
    } catch (error) {
      const refusal = this.#failed(error)
      await this.#book.mend().catch((again: unknown) => this.#ports.report(this.id, again))
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
    this.#refused.set(`${person} ${id}`, answer)
    const [oldest] = this.#refused.keys()
    if (this.#refused.size > REMEMBERED && oldest !== undefined) this.#refused.delete(oldest)
    return answer
  }

  /** Stores facts as the leader; the answer tells the listeners of them. */
  async #write(
    facts: readonly Fact[],
    from: { readonly person: PersonId; readonly id: string } | null,
  ): Promise<() => void> {
    if (facts.length === 0) return () => {}
    if (this.#leader === null) throw new Conflict('this process does not lead the table')
    const at = this.#ports.time.now()
    try {
      return await this.#book.write(this.#leader, { at, facts, from })
    } catch (error) {
      this.#stuckSince ??= at
      throw error
    }
  }

  /** The table is what is stored, and the time in which nothing could be is nobody's. */
  async #ready(): Promise<void> {
    await this.#book.mend()
    if (this.#stuckSince === null || !this.leads) return
    const since = Math.max(this.#stuckSince, this.#book.table.at)
    const tell = await this.#write(this.#waited(this.#ports.time.now() - since), null)
    this.#stuckSince = null
    tell()
  }

  /** Somebody has seen what this process has not: if there is such a thing, another one leads. */
  async #catchUp(): Promise<void> {
    const { number } = this.#book
    await this.#book.refresh()
    if (this.#book.number > number) this.follow()
  }

  /** Time that is nobody's, where there are clocks. */
  #waited(ms: number): readonly Fact[] {
    const { clock, status } = this.#book.table
    return Math.abs(ms) >= LEAST && status === 'playing' && clock.pace.kind !== 'none'
      ? [{ type: 'waited', ms }]
      : []
  }

  /** What went wrong, as it concerns whoever asked. */
  #failed(error: unknown): TableRefusal {
    if (error instanceof Conflict) {
      this.follow()
      return refused('moved')
    }
    this.#ports.report(this.id, error)
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
      this.#ports.report(this.id, error) // one who cannot hear the answer is no fault of the table
    }
  }

  #tell(table: Table, entry: StoredEntry): void {
    for (const listener of this.#listeners) {
      try {
        listener(table, entry)
      } catch (error) {
        this.#ports.report(this.id, error)
      }
    }
  }

  /** What nobody asked for: a clock that ran out, a bot's move. */
  #unasked(facts: (table: Table) => readonly Fact[]): Promise<void> {
    return this.#row.next(async () => {
      if (!this.leads || this.#fault !== null) return
      try {
        await this.#ready()
        const tell = await this.#write(this.#surely(facts), null)
        tell()
      } catch (error) {
        const { code } = this.#failed(error)
        if (code === 'fault') this.#setAside(error)
      }
      this.#plan()
    })
  }

  #surely(facts: (table: Table) => readonly Fact[]): readonly Fact[] {
    try {
      return facts(this.#book.table)
    } catch (cause) {
      throw new Faulty(String(cause), { cause })
    }
  }

  #setAside(error: unknown): void {
    this.#fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.#cancelTimer()
    this.#ports.store.setAside(this.id, this.#fault).catch((failed: unknown) => {
      this.#ports.report(this.id, failed)
    })
  }

  /** Sees to the next thing that the table has to do by itself. */
  #plan(): void {
    this.#cancelTimer()
    if (!this.leads || this.#fault !== null) return
    const { astray, table } = this.#book
    if (astray || this.#stuckSince !== null) return this.#later(AGAIN)
    const end = deadline(table.clock)
    if (end !== null) this.#later(end - this.#ports.time.now())
    try {
      this.#ask(table)
    } catch (error) {
      this.#ports.report(this.id, error)
      this.#setAside(error)
    }
  }

  #ask(table: Table): void {
    this.#asking.ask(
      table,
      (answer) => this.#unasked(answer),
      (error) => {
        this.#ports.report(this.id, error)
        this.#later(AGAIN)
      },
    )
  }

  #later(ms: number): void {
    this.#cancelTimer()
    const wait = Math.min(Math.max(0, ms), LONGEST)
    this.#cancelTimer = this.#ports.time.after(wait, () => this.nudge())
  }
}

const MAY_COME_RIGHT: ReadonlySet<string> = new Set(['moved', 'storage', 'uncertain'])
