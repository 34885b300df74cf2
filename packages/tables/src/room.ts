import { item } from '@guildhall/kernel'
import { deadline } from './clock.ts'
import { decide, playAt, STAND_IN } from './decide.ts'
import type { Fact, PersonId } from './entry.ts'
import {
  type Bots,
  Conflict,
  type Notice,
  type Store,
  type StoredEntry,
  type Time,
  Uncertain,
} from './ports.ts'
import { refused, type TableRefusal } from './refusal.ts'
import { summaryOf } from './summary.ts'
import { Table, type TableCard } from './table.ts'
import type { Request, Wish } from './wish.ts'

/** What a request came to. The same id gets the same answer. */
export type Answer =
  | { readonly ok: true; readonly number: number }
  | {
      readonly ok: false
      readonly refusal: TableRefusal
      readonly number: number
      /** Whether the same request may succeed a moment later. */
      readonly retry: boolean
    }

/** Hears of every entry once it is stored, in order. */
export type Listener = (table: Table, entry: StoredEntry) => void

export interface RoomPorts {
  readonly store: Store
  readonly time: Time
  readonly bots: Bots
  /** The name of this process among those that lead tables. */
  readonly process: string
  /** What people are to be told of what was just applied to the table. */
  readonly notices?: (table: Table, entries: readonly StoredEntry[]) => readonly Notice[]
  /** Something went wrong that nobody asked about. */
  readonly report: (table: string, error: unknown) => void
}

/** How many refusals are remembered, so that a repeated request gets the same answer. */
const REMEMBERED = 64
/** How long a table waits before it tries again what could not be stored. */
const AGAIN = 1000

/** Wishes that are about the game as it was seen; others may come while it goes on. */
const ABOUT_THE_GAME: ReadonlySet<Wish['type']> = new Set(['play', 'undo', 'propose', 'answer'])

/**
 * A table in the memory of a process. Everything at it runs one after the other: a request is
 * decided, stored, answered, and then told to the listeners. Nobody sees what is not stored: who
 * reads the table waits in the same row.
 */
export class Room {
  readonly #card: TableCard
  readonly #ports: RoomPorts
  readonly #listeners = new Set<Listener>()
  readonly #granted = new Map<string, number>()
  readonly #refused = new Map<string, Answer>()
  #table: Table
  #row: Promise<void> = Promise.resolve()
  /** The table in memory is ahead of what is stored, or behind it. */
  #astray = false
  #fault: string | null = null
  #leads = false
  /** The last entry that the listeners know. */
  #told: number
  /** The entry after which a bot was asked; it is asked once. */
  #asked = -1
  #cancelTimer = () => {}

  constructor(card: TableCard, entries: readonly StoredEntry[], ports: RoomPorts) {
    this.#card = card
    this.#ports = ports
    this.#table = new Table(card)
    for (const entry of entries) this.#take(entry)
    this.#told = this.#table.number
  }

  get leads(): boolean {
    return this.#leads
  }

  get watched(): boolean {
    return this.#listeners.size > 0
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the table when nothing is being stored. The table must not be changed or kept. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.#next(async () => {
      await this.#mend()
      return look(this.#table)
    })
  }

  /** Answers once, by `reply`, before anybody else hears of it. */
  request(person: PersonId, request: Request, reply: (answer: Answer) => void): Promise<void> {
    return this.#next(() => this.#request(person, request, reply))
  }

  /** Writes down what comes from outside the table: an administrator, a rematch. */
  impose(facts: (table: Table) => readonly Fact[]): Promise<void> {
    return this.#next(() => this.#actUnasked(facts))
  }

  /**
   * From now on this process leads the table: it watches clocks and asks bots. Nobody had led it
   * for `silent` milliseconds, which are nobody's.
   */
  lead(silent: number): Promise<void> {
    this.#leads = true
    return this.#next(() =>
      this.#actUnasked((table) =>
        silent > 0 && deadline(table.clock) !== null ? [{ type: 'waited', ms: silent }] : [],
      ),
    )
  }

  /** Lets the table do what it has to do by now. */
  nudge(): Promise<void> {
    return this.#next(() => this.#actUnasked((table) => this.#timedOut(table)))
  }

  /** Another process leads it, or none: what is asked here is not answered here any more. */
  follow(): void {
    this.#leads = false
    this.#asked = -1
    this.#cancelTimer()
  }

  /** Reads what another process has stored, and tells it. */
  refresh(): Promise<void> {
    return this.#next(() => this.#reload())
  }

  /** Everything that was asked so far is answered. */
  settled(): Promise<void> {
    return this.#row
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#row.then(work)
    this.#row = done.then(
      () => {},
      (error: unknown) => this.#ports.report(this.#card.id, error),
    )
    return done
  }

  async #request(
    person: PersonId,
    { id, seen, wish }: Request,
    reply: (answer: Answer) => void,
  ): Promise<void> {
    try {
      await this.#mend()
    } catch (error) {
      this.#ports.report(this.#card.id, error)
      return reply(this.#no(refused('storage'), true))
    }
    const key = `${person} ${id}` // two people may happen to choose the same id
    const number = this.#granted.get(key)
    if (number !== undefined) return reply({ ok: true, number })
    const before = this.#refused.get(key)
    if (before !== undefined) return reply(before)
    const decided = this.#decide(person, wish, seen)
    if ('code' in decided) return reply(this.#refuse(key, decided))
    await this.#write(decided, id, person, reply)
  }

  #decide(person: PersonId, wish: Wish, seen: number): readonly Fact[] | TableRefusal {
    if (this.#fault !== null) return refused('setAside')
    if (!this.#leads) return refused('moved')
    if (seen > this.#table.number) return refused('ahead')
    if (seen < this.#table.moved && ABOUT_THE_GAME.has(wish.type)) return refused('stale')
    try {
      const knows = (bot: string) => this.#ports.bots.knows(bot)
      const decided = decide(this.#table, person, wish, knows)
      return decided.ok ? decided.facts : decided.refusal
    } catch (error) {
      this.#setAside(error)
      return refused('setAside')
    }
  }

  #no(refusal: TableRefusal, retry: boolean): Answer {
    return { ok: false, refusal, number: this.#table.number, retry }
  }

  #refuse(key: string, refusal: TableRefusal): Answer {
    // Who leads is no matter of the request: once it is led here again, it may be granted.
    if (refusal.code === 'moved') return this.#no(refusal, true)
    const answer = this.#no(refusal, false)
    this.#refused.set(key, answer)
    const [oldest] = this.#refused.keys()
    if (this.#refused.size > REMEMBERED && oldest !== undefined) this.#refused.delete(oldest)
    return answer
  }

  /** Stores facts, answers, tells the listeners, and plans what comes next. */
  async #write(
    facts: readonly Fact[],
    requestId: string | null,
    person: PersonId | null,
    reply: (answer: Answer) => void = () => {},
  ): Promise<void> {
    const { store, time, process } = this.#ports
    const at = Math.max(time.now(), this.#table.at)
    const entries = facts.map((fact, i) => ({
      number: this.#table.number + 1 + i,
      at,
      fact,
      requestId: i === 0 ? requestId : null,
      person,
    }))
    try {
      this.#astray = entries.length > 0
      for (const entry of entries) this.#table.apply(entry)
      const summary = summaryOf(this.#table)
      if (entries.length > 0) {
        const notices = this.#ports.notices?.(this.#table, entries) ?? []
        await store.append({ table: this.#card.id, leader: process, entries, summary, notices })
      }
      this.#astray = false
    } catch (error) {
      return this.#failed(error, requestId, person, reply)
    }
    for (const entry of entries) this.#know(entry)
    reply({ ok: true, number: this.#table.number })
    for (const entry of entries) this.#tell(entry)
    this.#plan()
  }

  /** It was not stored, or nobody knows. */
  async #failed(
    error: unknown,
    requestId: string | null,
    person: PersonId | null,
    reply: (answer: Answer) => void,
  ): Promise<void> {
    const lost = error instanceof Conflict
    if (lost) this.follow()
    if (!lost && !(error instanceof Uncertain)) this.#ports.report(this.#card.id, error)
    await this.#mend().catch((again: unknown) => this.#ports.report(this.#card.id, again))
    const number = this.#granted.get(`${person} ${requestId}`)
    if (number !== undefined) return reply({ ok: true, number })
    reply(this.#no(refused(lost ? 'moved' : 'storage'), true))
    if (this.#leads) this.#later(AGAIN)
  }

  /** Brings the memory back to what is stored, if it is not. */
  async #mend(): Promise<void> {
    if (this.#astray) await this.#reload()
  }

  async #reload(): Promise<void> {
    const { store } = this.#ports
    const known = this.#astray ? 0 : this.#table.number
    const entries = await store.entries(this.#card.id, known)
    if (this.#astray) this.#table = new Table(this.#card)
    this.#astray = false
    for (const entry of entries) {
      this.#take(entry)
      if (entry.number > this.#told) this.#tell(entry)
    }
  }

  #take(entry: StoredEntry): void {
    this.#table.apply(entry)
    this.#know(entry)
  }

  #know({ requestId, person, number }: StoredEntry): void {
    if (requestId !== null) this.#granted.set(`${person} ${requestId}`, number)
  }

  #tell(entry: StoredEntry): void {
    this.#told = entry.number
    for (const listener of this.#listeners) {
      try {
        listener(this.#table, entry)
      } catch (error) {
        this.#ports.report(this.#card.id, error) // one who listens badly is no fault of the table
      }
    }
  }

  /** What nobody asked for: a clock that ran out, a bot's move, time that was nobody's. */
  async #actUnasked(facts: (table: Table) => readonly Fact[]): Promise<void> {
    await this.#mend()
    if (!this.#leads || this.#fault !== null) return
    let due: readonly Fact[]
    try {
      due = facts(this.#table)
    } catch (error) {
      return this.#setAside(error)
    }
    await this.#write(due, null, null)
  }

  #setAside(error: unknown): void {
    this.#fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.#cancelTimer()
    this.#ports.report(this.#card.id, error)
    this.#ports.store.setAside(this.#card.id, this.#fault).catch((failed: unknown) => {
      this.#ports.report(this.#card.id, failed)
    })
  }

  /** Sees to the next thing that the table has to do by itself. */
  #plan(): void {
    this.#cancelTimer()
    if (!this.#leads || this.#fault !== null || this.#table.status !== 'playing') return
    const { actor, chairs, clock } = this.#table
    if (actor === null) return
    const { bot } = item(chairs, actor.seat)
    if (bot !== null) return this.#ask(bot)
    const end = deadline(clock)
    if (end !== null) this.#later(end - this.#ports.time.now())
  }

  #later(ms: number): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#ports.time.after(Math.min(Math.max(0, ms), MOST), () => {
      this.nudge().catch(() => {}) // what went wrong was reported
    })
  }

  /** A seat whose clock has run out is played on by a bot. */
  #timedOut(table: Table): readonly Fact[] {
    const end = deadline(table.clock)
    if (end === null || end > this.#ports.time.now()) return []
    return [{ type: 'handed', seat: table.clock.seat, bot: STAND_IN, by: 'timeOut' }]
  }

  #ask(bot: string): void {
    const { play, actor, number } = this.#table
    if (play === null || actor === null || this.#asked === number) return
    this.#asked = number
    const { game, state } = play
    const { seat } = actor
    const legal = play.legal()
    const view = game.view(state, seat)
    const seed = `${this.#card.id} ${number}`
    this.#ports.bots
      .choose({ bot, game, view, legal, seat, seed })
      .then((choice) =>
        this.#next(() =>
          this.#actUnasked((table) => {
            // Meanwhile the table may have gone back, or the owner may have come.
            if (table.number !== number) return []
            const answer = playAt(table, seat, item(legal, choice))
            if ('code' in answer) throw new Error(`${bot} was refused: ${answer.code}`)
            return answer
          }),
        ),
      )
      .catch((error: unknown) => {
        this.#asked = -1 // it is asked again when the table is nudged
        this.#ports.report(this.#card.id, error)
      })
  }
}

/** The longest time that timers can wait; a longer wait is taken in parts. */
const MOST = 2 ** 31 - 1
