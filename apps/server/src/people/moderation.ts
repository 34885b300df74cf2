import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { notFound, Refused } from '../http/refused.ts'
import { administratorKey } from '../storage/personal-keys.ts'
import type { Schema } from '../storage/schema.ts'
import { activeSanctions, refusalOf, type Sanction } from './sanctions.ts'

/** What is refused to whom: those with one of these sanctions. */
const REFUSED_TO = { chat: ['timeout', 'mute'], tables: ['timeout'] } as const

/** What administrators impose on people, and lift. */
export class Moderation {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** What holds for somebody, for themselves to read. */
  async of(person: string): Promise<Sanction[]> {
    const active = await activeSanctions(this.#db, [person], this.#now())
    return active.map(({ kind, until, reason }) => ({ kind, until, reason }))
  }

  /** Refuses those who may not chat, or not create or join tables. */
  async admit(person: string, to: keyof typeof REFUSED_TO): Promise<void> {
    const active = await this.of(person)
    for (const kind of REFUSED_TO[to]) {
      const found = active.find((sanction) => sanction.kind === kind)
      if (found !== undefined) throw refusalOf(found)
    }
  }

  /** Whether somebody may chat, where nobody waits for the reason. */
  async mayChat(person: string): Promise<boolean> {
    const refused: readonly string[] = REFUSED_TO.chat
    return (await this.of(person)).every(({ kind }) => !refused.includes(kind))
  }

  /** Replaces what was imposed of the same kind before. */
  async impose(by: string, person: string, sanction: Sanction): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await refuseAdministrator(db, person)
      await this.#end(db, by, person, sanction.kind)
      await db
        .insertInto('moderation')
        .values({
          ...{ id: randomUUID(), person, ...sanction, created: this.#now(), created_by: by },
          ...{ lifted: null, lifted_by: null },
        })
        .execute()
    })
  }

  async lift(by: string, person: string, kind: Sanction['kind']): Promise<void> {
    if (await this.#end(this.#db, by, person, kind)) return
    throw new Refused(409, 'notModerated', 'Nothing of this kind is in force.')
  }

  async #end(
    db: Kysely<Schema>,
    by: string,
    person: string,
    kind: Sanction['kind'],
  ): Promise<boolean> {
    const now = this.#now()
    const ended = await db
      .updateTable('moderation')
      .set({ lifted: now, lifted_by: by })
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('lifted', 'is', null)
      .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
      .returning('id')
      .execute()
    return ended.length > 0
  }

  /** Somebody is an administrator no more. There is always one left. */
  async revoke(person: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Locks them all: two who revoke each other at once must not both succeed.
      const all = await db
        .updateTable('meta')
        .set(({ ref }) => ({ value: ref('value') }))
        .where('key', 'like', `${administratorKey('')}%`)
        .returning('key')
        .execute()
      const key = administratorKey(person)
      if (!all.some((one) => one.key === key)) throw notFound('administrator')
      if (all.length === 1) {
        throw new Refused(409, 'lastAdministrator', 'The last administrator can’t be revoked.')
      }
      await db.deleteFrom('meta').where('key', '=', key).execute()
    })
  }
}

async function refuseAdministrator(db: Kysely<Schema>, person: string): Promise<void> {
  const known = await db
    .selectFrom('people')
    .leftJoin('meta', (join) => join.on('meta.key', '=', sql<string>`${administratorKey(person)}`))
    .select('meta.key')
    .where('people.id', '=', person)
    .where('people.deleted', 'is', null)
    .executeTakeFirst()
  if (known === undefined) throw notFound('person')
  if (known.key === null) return
  const text = 'This is an administrator. Revoke that first.'
  throw new Refused(409, 'isAdministrator', text)
}
