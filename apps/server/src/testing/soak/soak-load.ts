import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@guildhall/kernel'
import type { Place } from '../../storage/open-storage.ts'
import { ConsistencyChecker } from './consistency-checker.ts'
import { Ledger } from './ledger.ts'
import { PlayerGroup } from './player-group.ts'
import type { LoadContext, SoakClient } from './soak-client.ts'

/** A server that takes longer hangs: far more than anything that works needs, on a slow machine too. */
const TIMEOUT_MS = 20 * 60_000

/** Groups that play at the servers, and the check of what they are sent. */
export class SoakLoad {
  readonly ledger: Ledger
  readonly groups: readonly PlayerGroup[]
  readonly #checker: ConsistencyChecker

  private constructor(ledger: Ledger, groups: readonly PlayerGroup[], checker: ConsistencyChecker) {
    this.ledger = ledger
    this.groups = groups
    this.#checker = checker
  }

  static async start(
    place: Place,
    addresses: () => readonly string[],
    tables: number,
    chance: Chance,
  ): Promise<SoakLoad> {
    const ledger = new Ledger()
    const context: LoadContext = { ledger, addresses, chance }
    const groups: PlayerGroup[] = []
    for (let i = 0; i < tables; i++) groups.push(await PlayerGroup.meet(context, i))
    return new SoakLoad(ledger, groups, new ConsistencyChecker(ledger, place))
  }

  get clients(): readonly SoakClient[] {
    return this.groups.flatMap(({ clients }) => clients)
  }

  /** Waits for something, and says what it waited for where it never comes. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    while (!isSo()) {
      if (Date.now() > end)
        throw new Error(`in vain: ${[what, ...this.ledger.wrongs, ...this.ledger.lost].join('; ')}`)
      await sleep(10)
    }
  }

  /** So much more has been granted, and everybody has been shown their table. */
  async progresses(more: number): Promise<void> {
    const { granted } = this.ledger
    await this.until('people see their tables and play on', () => {
      const all = this.clients.every(({ view }) => view !== null)
      return all && this.ledger.granted >= granted + more
    })
  }

  /** Something new is seen at every table. */
  async movesEverywhere(): Promise<void> {
    const newest = (table: string) => this.ledger.newestNumbers.get(table) ?? 0
    const before = this.groups.map((group) => ({
      group,
      table: group.table,
      number: newest(group.table),
    }))
    await this.until('every table moves', () =>
      before.every(({ group, table, number }) => group.table !== table || newest(table) > number),
    )
  }

  /** Compares all that was sent so far with what is stored. */
  compare(): Promise<void> {
    return this.#checker.compare()
  }

  /** Nobody begins anything any more; everybody gets their answers and sees what the others see. */
  async rest(): Promise<void> {
    for (const client of this.clients) client.resting = true
    await this.until('everybody is answered', () => this.clients.every(({ waits }) => !waits))
    const newestNumbers = new Map(this.ledger.newestNumbers)
    await this.until('everybody sees all that somebody saw', () =>
      this.clients.every(({ table, number }) => number >= (newestNumbers.get(table) ?? 0)),
    )
  }

  stop(): void {
    for (const group of this.groups) group.stop()
  }
}
