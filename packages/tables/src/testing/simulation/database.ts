import { item } from '@guildhall/kernel'
import {
  type Append,
  Conflict,
  type Leadership,
  type Store,
  type StoredEntry,
  type Summary,
  Uncertain,
} from '../../ports.ts'
import type { TableHeader } from '../../table-state.ts'
import type { Faults } from './faults.ts'
import type { SimulationRun } from './simulation-run.ts'

/** A failure that the simulation injected. */
export class SimulatedFailure extends Error {}

export interface StoredTable {
  readonly header: TableHeader
  readonly entries: StoredEntry[]
  summary: Summary | null
  leader: string | null
  silentSince: number | null
  /** When it was last taken up, in the time of the run, and how long nobody had led it. */
  taken: { readonly at: number; readonly silent: number } | null
  fault: string | null
}

/** Somebody who reaches the database, and may die or sleep meanwhile. */
export interface Caller {
  readonly alive: boolean
  /** Calls after so long, if it still lives, and once it is awake. */
  after(ms: number, call: () => void): void
}

/** Called with every append that the database has written. */
export type Written = (append: Append, calledAt: number) => void

/**
 * The database that all processes share. What it has written stays; calls take their time, fail,
 * or are carried out though the caller never learns of it.
 */
export class Database {
  readonly tables = new Map<string, StoredTable>()
  /** By process: the latest time until which it ever said that it is alive, by its own clock. */
  readonly claims = new Map<string, number>()
  readonly #run: SimulationRun
  readonly #written: Written
  readonly #processes = new Map<string, { seen: number; until: number }>()
  /** Until then nobody is answered. */
  #downUntil = 0
  faults: Faults['database']

  constructor(run: SimulationRun, faults: Faults['database'], written: Written) {
    this.#run = run
    this.#written = written
    this.faults = faults
  }

  get isDown(): boolean {
    return this.#run.now < this.#downUntil
  }

  breakDown(ms: number): void {
    this.#downUntil = Math.max(this.#downUntil, this.#run.now + ms)
  }

  repair(): void {
    this.#downUntil = 0
  }

  add(header: TableHeader): void {
    const nobody = { leader: null, silentSince: null, taken: null, fault: null }
    this.tables.set(header.id, { header, entries: [], summary: null, ...nobody })
  }

  table(id: string): StoredTable {
    const table = this.tables.get(id)
    if (table === undefined) throw new Error(`there is no table ${id}`)
    return table
  }

  /** The database as one process reaches it. */
  connect(caller: Caller): Store {
    const calledAt = () => this.#run.now
    return {
      append: (append) => {
        const at = calledAt()
        return this.#call(caller, () => this.#append(append, at), Uncertain)
      },
      header: (id) => this.#call(caller, () => this.tables.get(id)?.header ?? null),
      entries: (id, after, most = Number.POSITIVE_INFINITY) =>
        this.#call(caller, () => this.table(id).entries.slice(after, after + most)),
      lead: (id, process, now) => this.#call(caller, () => this.#lead(id, process, now)),
      heartbeat: (process, now, until) =>
        this.#call(caller, () => {
          this.#processes.set(process, { seen: now, until })
          this.claims.set(process, Math.max(until, this.claims.get(process) ?? until))
        }),
      due: (process, now, most) => this.#call(caller, () => this.#due(process, now, most)),
      quarantine: (id, reason) =>
        this.#call(caller, () => {
          this.table(id).fault = reason
        }),
    }
  }

  /** Carries out a call when it arrives, and answers it when the answer does. */
  #call<T>(
    caller: Caller,
    work: () => T,
    Unknown: new (text: string) => Error = SimulatedFailure,
  ): Promise<T> {
    const run = this.#run
    const there = this.#delay()
    const back = this.#delay()
    const refused = run.odds(this.faults.refused)
    const uncertain = run.odds(this.faults.uncertain)
    return new Promise((resolve, reject) => {
      const carryOut = (): Outcome<T> | null => {
        // What a process that died had asked for may have arrived, or not.
        if (!caller.alive && run.odds(50)) return null
        if (this.isDown || refused) return { error: new SimulatedFailure('the database is down') }
        try {
          return { value: work() }
        } catch (error) {
          return { error }
        }
      }
      if (uncertain) {
        // Whether it is written before or after the caller gives up is a matter of chance.
        run.after(there, carryOut)
        caller.after(run.between(0, there + back), () => reject(new Unknown('nobody knows')))
        return
      }
      run.after(there, () => {
        const outcome = carryOut()
        if (outcome === null) return
        caller.after(back, () =>
          'error' in outcome ? reject(outcome.error) : resolve(outcome.value),
        )
      })
    })
  }

  #delay(): number {
    const { slow, slowest } = this.faults
    return this.#run.odds(slow) ? this.#run.between(0, slowest) : this.#run.between(0, 3)
  }

  #append(append: Append, calledAt: number): void {
    const table = this.table(append.table)
    const { entries, summary } = append
    if (table.leader !== append.leader) throw new Conflict(`led by ${table.leader}`)
    if (item(entries, 0).number !== table.entries.length + 1) {
      throw new Conflict(`at ${table.entries.length}`)
    }
    const asked = (entry: StoredEntry) =>
      table.entries.some(
        ({ person, requestId }) => requestId === entry.requestId && person === entry.person,
      )
    if (entries.some((entry) => entry.requestId !== null && asked(entry))) {
      throw new Conflict('it was written before')
    }
    // As text, as a database has it.
    const asStored: StoredEntry[] = JSON.parse(JSON.stringify(entries))
    table.entries.push(...asStored)
    table.summary = summary
    table.silentSince = null
    table.fault = null
    this.#written(append, calledAt)
  }

  #isAlive(process: string | null, now: number): boolean {
    const known = process === null ? undefined : this.#processes.get(process)
    if (known === undefined) return false
    return known.until > now && known.seen - now <= known.until - known.seen
  }

  #lead(id: string, process: string, now: number): Leadership {
    const table = this.table(id)
    if (table.leader !== process && table.leader !== null) {
      if (this.#isAlive(table.leader, now)) return { mine: false, leader: table.leader }
      table.silentSince ??= this.#processes.get(table.leader)?.seen ?? null
    }
    table.leader = process
    const silent = table.silentSince === null ? 0 : now - table.silentSince
    table.taken = { at: this.#run.now, silent }
    return { mine: true, silent }
  }

  #due(process: string, now: number, most: number): string[] {
    const due = [...this.tables.values()].flatMap(({ header, fault, leader, summary }) => {
      const at = summary?.status === 'playing' && fault === null ? summary.due : null
      if (at === null) return []
      const acts = leader === process ? at <= now : !this.#isAlive(leader, now)
      return acts ? [{ id: header.id, at }] : []
    })
    return due
      .sort((a, b) => a.at - b.at)
      .slice(0, most)
      .map(({ id }) => id)
  }
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown }
