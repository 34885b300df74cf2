import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { NewTable } from '@guildhall/protocol'
import { type RefusalCode, refused, type TableRefusal } from '@guildhall/tables'
import type { Config, Limits } from '../config.ts'
import { clientAddress } from '../http/client-address.ts'
import { networkOf } from '../http/network-of.ts'
import { busy, Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import { sharedSecret } from '../storage/shared-secret.ts'
import type { Storage } from '../storage/storage.ts'
import { botSeatsAt, botSeatsOf, type SeatOfTable, unfinishedAt, unfinishedOf } from './owned.ts'

const SECRET = 'network-secret'

/** Somebody whose tables are counted. */
export interface Counted {
  readonly id: string
  /** Where a guest comes from, as a hash; null for accounts: a club may share an address. */
  readonly network: string | null
}

/** How many unfinished tables, and bots at them, somebody may have, or the guests of one network. */
export class Quotas {
  readonly #storage: Storage
  readonly #config: Config
  readonly #secret: string
  /** By person or network: what each has begun to count and not stored yet. */
  readonly #turns = new Map<string, Promise<unknown>>()

  private constructor(storage: Storage, config: Config, secret: string) {
    this.#storage = storage
    this.#config = config
    this.#secret = secret
  }

  static async open(storage: Storage, config: Config): Promise<Quotas> {
    return new Quotas(storage, config, await sharedSecret(storage.db, SECRET))
  }

  /** Without the secret nobody learns the address from what is stored. */
  countedAs({ id, kind }: Person, request: IncomingMessage): Counted {
    const network = networkOf(clientAddress(request, this.#config.trustProxy))
    const hash = createHmac('sha256', this.#secret).update(network).digest('base64url')
    return { id, network: kind === 'guest' ? hash : null }
  }

  /**
   * Counts and adds as one: of requests that come at once, each counts what the one before has added,
   * at whichever process. Beyond that comes at most what a process was about to add when it came to
   * stand still.
   */
  inTurn<T>({ id, network }: Counted, work: () => Promise<T>): Promise<T> {
    const keys = network === null ? [id] : [network, id]
    const atAll = () => this.#alone(keys, work)
    const here = () => this.#turn(id, atAll)
    return network === null ? here() : this.#turn(network, here)
  }

  /** One after the other at this process. */
  async #turn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#turns.get(key) ?? Promise.resolve()).then(work)
    const settled = done.catch(() => {}) // the caller gets the rejection
    this.#turns.set(key, settled)
    await settled
    if (this.#turns.get(key) === settled) this.#turns.delete(key)
    return done
  }

  /** Whoever waits too long for another process is asked to come back. */
  async #alone<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    let begun = false
    try {
      return await this.#storage.alone(keys, () => {
        begun = true
        return work()
      })
    } catch (error) {
      throw begun ? error : busy()
    }
  }

  /** Refuses a table beyond what somebody may have. */
  async admitTable(who: Counted, { chairs }: Pick<NewTable, 'chairs'>): Promise<void> {
    const wanted = chairs.filter(({ kind }) => kind === 'bot').length
    const refusal = (await this.#tooManyTables(who)) ?? (await this.tooManyBots(who, wanted))
    if (refusal !== null) throw new Refused(429, refusal.code, ENGLISH[refusal.code](this.#limits))
  }

  async #tooManyTables({ id, network }: Counted): Promise<Exceeded | null> {
    const { tablesPerPerson, tablesPerAddress } = this.#limits
    if ((await unfinishedOf(this.#storage, id)) >= tablesPerPerson) return exceeded('tooManyTables')
    if (network === null || (await unfinishedAt(this.#storage, network)) < tablesPerAddress)
      return null
    return exceeded('tooManyTablesHere')
  }

  /** Why so many more bots are too many; the seat that one of them gets is not counted. */
  async tooManyBots(
    { id, network }: Counted,
    wanted: number,
    seat: SeatOfTable | null = null,
  ): Promise<Exceeded | null> {
    const { botSeatsPerPerson, botSeatsPerAddress } = this.#limits
    if (wanted === 0) return null
    if ((await botSeatsOf(this.#storage, id, seat)) + wanted > botSeatsPerPerson)
      return exceeded('tooManyBots')
    if (network === null) return null
    const there = await botSeatsAt(this.#storage, network, seat)
    return there + wanted > botSeatsPerAddress ? exceeded('tooManyBotsHere') : null
  }

  get #limits(): Limits {
    return this.#config.limits
  }
}

type Code = Extract<RefusalCode, `tooMany${'Tables' | 'Bots'}${'' | 'Here'}`>
export type Exceeded = TableRefusal & { readonly code: Code }

const exceeded = (code: Code): Exceeded => ({ ...refused(code), code })

const ENGLISH: Readonly<Record<Code, (limits: Limits) => string>> = {
  tooManyTables: ({ tablesPerPerson }) =>
    `You have ${tablesPerPerson} unfinished tables. Finish or leave some first.`,
  tooManyTablesHere: ({ tablesPerAddress }) =>
    `Guests at your address have ${tablesPerAddress} unfinished tables. Finish some first, or sign in.`,
  tooManyBots: ({ botSeatsPerPerson }) =>
    `Your unfinished tables may have ${botSeatsPerPerson} bots. Finish or close some first.`,
  tooManyBotsHere: ({ botSeatsPerAddress }) =>
    `The tables of guests at your address may have ${botSeatsPerAddress} bots. Finish some first, or sign in.`,
}
