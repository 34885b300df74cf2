import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@guildhall/kernel'
import type { Place } from '../../storage/open-storage.ts'
import { Judge } from './judge.ts'
import { Ledger } from './ledger.ts'
import { Party } from './party.ts'
import type { House, Screen } from './screen.ts'

/** What a house takes that hangs: far more than anything that works, on a slow machine too. */
const PATIENCE = 20 * 60_000

/** Parties that play at the servers of a house, and the judge of what they are told. */
export class Load {
  readonly ledger: Ledger
  readonly parties: readonly Party[]
  readonly #judge: Judge

  private constructor(ledger: Ledger, parties: readonly Party[], judge: Judge) {
    this.ledger = ledger
    this.parties = parties
    this.#judge = judge
  }

  static async start(
    place: Place,
    addresses: () => readonly string[],
    tables: number,
    chance: Chance,
  ): Promise<Load> {
    const ledger = new Ledger()
    const house: House = { ledger, addresses, chance }
    const parties: Party[] = []
    for (let i = 0; i < tables; i++) parties.push(await Party.meet(house, i))
    return new Load(ledger, parties, new Judge(ledger, place))
  }

  get screens(): readonly Screen[] {
    return this.parties.flatMap(({ screens }) => screens)
  }

  /** Waits for something, and says what it waited for where it never comes. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE
    while (!isSo()) {
      if (Date.now() > end)
        throw new Error(`in vain: ${[what, ...this.ledger.wrongs, ...this.ledger.lost].join('; ')}`)
      await sleep(10)
    }
  }

  /** So much more has been granted, and everybody has been shown their table. */
  async goesOn(more: number): Promise<void> {
    const { granted } = this.ledger
    await this.until('people see their tables and play on', () => {
      const all = this.screens.every(({ view }) => view !== null)
      return all && this.ledger.granted >= granted + more
    })
  }

  /** Something new is seen at every table. */
  async movesEverywhere(): Promise<void> {
    const height = (table: string) => this.ledger.heights.get(table) ?? 0
    const before = this.parties.map((party) => ({
      party,
      table: party.table,
      number: height(party.table),
    }))
    await this.until('every table moves', () =>
      before.every(({ party, table, number }) => party.table !== table || height(table) > number),
    )
  }

  /** Compares all that was told so far with what is stored. */
  compare(): Promise<void> {
    return this.#judge.compare()
  }

  /** Nobody begins anything any more; everybody gets their answers and sees what the others see. */
  async rest(): Promise<void> {
    for (const screen of this.screens) screen.resting = true
    await this.until('everybody is answered', () => this.screens.every(({ waits }) => !waits))
    const heights = new Map(this.ledger.heights)
    await this.until('everybody sees all that somebody saw', () =>
      this.screens.every(({ table, number }) => number >= (heights.get(table) ?? 0)),
    )
  }

  stop(): void {
    for (const party of this.parties) party.stop()
  }
}
