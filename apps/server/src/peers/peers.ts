import { timingSafeEqual } from 'node:crypto'
import type { Answer, TableManagerPorts } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { hashOf } from '../people/sessions.ts'
import type { Schema } from '../storage/schema.ts'
import { sharedSecret } from '../storage/shared-secret.ts'
import type { Storage } from '../storage/storage.ts'
import { Gate } from './gate.ts'

export const PEER_HEADER = 'x-guildhall-peer'
const SECRET = 'peer-secret'
export const PEER_REQUESTS_PATH = '/peer/requests'
/**
 * A process that takes longer counts as gone, and the request is tried again. Far less than the time
 * in which others take over what it leads: a request that began before then is there when they do.
 */
const PEER_TIMEOUT_MS = 2000

/** How many calls to one process are open at the same time; the others wait. */
const MOST_CALLS = 32

const presentSchema = v.object({ present: v.literal(true) })

interface PeerOptions {
  /** The address of this process among the others. */
  readonly own: string
  readonly now: () => number
}

/** The other processes of the same database, to which requests for their tables are forwarded. */
export class Peers {
  readonly #db: Kysely<Schema>
  readonly #secret: string
  /** A folder has one process only. */
  readonly #several: boolean
  readonly #own: string
  readonly #now: () => number
  readonly #gates = new Map<string, Gate>()

  private constructor({ db, kind }: Storage, options: PeerOptions, secret: string) {
    this.#db = db
    this.#several = kind === 'postgres'
    this.#own = options.own
    this.#now = options.now
    this.#secret = secret
  }

  /** All processes of a database share a secret that nobody else knows. */
  static async open(storage: Storage, options: PeerOptions): Promise<Peers> {
    return new Peers(storage, options, await sharedSecret(storage.db, SECRET))
  }

  readonly forward: TableManagerPorts['forward'] = async (leader, addressed) =>
    (await this.#post(await this.#addressOf(leader), PEER_REQUESTS_PATH, addressed)) as Answer

  readonly tellWatched: NonNullable<TableManagerPorts['tellWatched']> = async (leader, watched) => {
    await this.#post(await this.#addressOf(leader), '/peer/watched', watched)
  }

  /** Asks the leader of a table to do something. */
  async forwardServerCommand(table: string, what: object): Promise<boolean> {
    const { leader } = await this.#db
      .selectFrom('tables')
      .select('leader')
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    if (leader === null) return false
    await this.#post(await this.#addressOf(leader), '/peer/orders', { table, order: what })
    return true
  }

  /** Whether a person is connected to another live process. */
  async isPresent(person: string): Promise<boolean> {
    const answers = await Promise.all(
      (await this.#others()).map((address) =>
        this.#post(address, '/peer/present', { person }).catch(() => null),
      ),
    )
    return answers.some((answer) => v.is(presentSchema, answer))
  }

  /** Sends to all other live processes. One that misses it has lost nothing stored. */
  async broadcast(path: string, body: object): Promise<void> {
    const others = await this.#others()
    await Promise.all(others.map((address) => this.#post(address, path, body).catch(() => null)))
  }

  #post(address: string, path: string, body: object): Promise<unknown> {
    const signal = AbortSignal.timeout(PEER_TIMEOUT_MS)
    return this.#gate(address).pass(signal, async () => {
      const response = await fetch(new URL(path, address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [PEER_HEADER]: this.#secret },
        body: JSON.stringify(body),
        signal,
      })
      if (!response.ok) throw new Error(`another process answered ${response.status}`)
      return response.status === 204 ? null : response.json()
    })
  }

  /** One for each address: a process that does not answer holds up no other. */
  #gate(address: string): Gate {
    const known = this.#gates.get(address)
    if (known !== undefined) return known
    const gate = new Gate(MOST_CALLS)
    this.#gates.set(address, gate)
    return gate
  }

  async #addressOf(process: string): Promise<string> {
    const { address } = await this.#db
      .selectFrom('processes')
      .select('address')
      .where('id', '=', process)
      .executeTakeFirstOrThrow()
    return address
  }

  async #others(): Promise<readonly string[]> {
    if (!this.#several) return []
    const others = await this.#db
      .selectFrom('processes')
      .select('address')
      .where('address', '!=', this.#own)
      .where('until', '>', this.#now())
      .execute()
    return [...new Set(others.map(({ address }) => address))]
  }

  /** Whether a request comes from another process of the same database. */
  isPeer(header: unknown): boolean {
    if (typeof header !== 'string') return false
    return timingSafeEqual(Buffer.from(hashOf(header)), Buffer.from(hashOf(this.#secret)))
  }
}
