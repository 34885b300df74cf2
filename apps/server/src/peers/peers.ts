import { timingSafeEqual } from 'node:crypto'
import type { Answer, HallPorts } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import { hashOf, newToken } from '../people/sessions.ts'
import type { Schema } from '../storage/schema.ts'

export const PEER_HEADER = 'x-guildhall-peer'
const SECRET = 'peer-secret'
export const PEER_PATH = '/peer/requests'
/** A leader that takes longer is taken for gone; the request is tried again. */
const PATIENCE = 5000

/** The other processes of the same database, to which requests for their tables are handed. */
export class Peers {
  readonly #db: Kysely<Schema>
  readonly #secret: string

  private constructor(db: Kysely<Schema>, secret: string) {
    this.#db = db
    this.#secret = secret
  }

  /** All processes of a database share a secret that nobody else knows. */
  static async open(db: Kysely<Schema>): Promise<Peers> {
    await db
      .insertInto('meta')
      .values({ key: SECRET, value: newToken() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const { value } = await db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', SECRET)
      .executeTakeFirstOrThrow()
    return new Peers(db, value)
  }

  readonly forward: HallPorts['forward'] = async (leader, table, person, request) => {
    const { address } = await this.#db
      .selectFrom('processes')
      .select('address')
      .where('id', '=', leader)
      .executeTakeFirstOrThrow()
    const response = await fetch(new URL(PEER_PATH, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PEER_HEADER]: this.#secret },
      body: JSON.stringify({ table, person, request }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) throw new Error(`the leader answered ${response.status}`)
    return (await response.json()) as Answer
  }

  /** Whether somebody is connected to another process that is alive. */
  async isPresent(person: string, self: string, now: number): Promise<boolean> {
    const others = await this.#db
      .selectFrom('processes')
      .select('address')
      .where('id', '!=', self)
      .where('until', '>', now)
      .execute()
    const answers = await Promise.all(
      others.map(({ address }) => this.#asks(address, person).catch(() => false)),
    )
    return answers.includes(true)
  }

  async #asks(address: string, person: string): Promise<boolean> {
    const response = await fetch(new URL(`/peer/present/${person}`, address), {
      headers: { [PEER_HEADER]: this.#secret },
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { present } = (await response.json()) as { present?: boolean }
    return present === true
  }

  /** Whether a request comes from another process of the house. */
  isPeer(header: unknown): boolean {
    if (typeof header !== 'string') return false
    return timingSafeEqual(Buffer.from(hashOf(header)), Buffer.from(hashOf(this.#secret)))
  }
}
