import type { Leadership } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/** Says that a process is alive, and will be taken for it until then. */
export async function beat(
  { db }: Storage,
  { id, address }: { readonly id: string; readonly address: string },
  now: number,
  until: number,
): Promise<void> {
  await db
    .insertInto('processes')
    .values({ id, address, seen: now, until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ address, seen: now, until }))
    .execute()
}

/** Takes the lead of a table if nobody alive has it. */
export async function lead(
  { db, kind }: Storage,
  table: string,
  process: string,
  now: number,
): Promise<Leadership> {
  const standing = await judge(db, await leaderOf(db, table, false), process, now)
  if ('mine' in standing) return standing
  return db.transaction().execute(async (transaction) => {
    const leader = await leaderOf(transaction, table, kind === 'postgres')
    const meanwhile = await judge(transaction, leader, process, now)
    if ('mine' in meanwhile) return meanwhile
    await transaction
      .updateTable('tables')
      .set({ leader: process })
      .where('id', '=', table)
      .execute()
    return { mine: true, silent: Math.max(0, now - meanwhile.since) }
  })
}

async function leaderOf(db: Kysely<Schema>, table: string, lock: boolean): Promise<string | null> {
  const { leader } = await db
    .selectFrom('tables')
    .select('leader')
    .where('id', '=', table)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return leader
}

/**
 * Who leads, or since when nobody does. A query of its own: what a join reads beside a row that
 * it has to wait for is older than that row.
 */
async function judge(
  db: Kysely<Schema>,
  leader: string | null,
  process: string,
  now: number,
): Promise<Leadership | { readonly since: number }> {
  if (leader === null) return { since: now }
  if (leader === process) return { mine: true, silent: 0 }
  const known = await db
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', leader)
    .executeTakeFirst()
  if (known === undefined || known.until <= now) return { since: known?.seen ?? now }
  return { mine: false, leader }
}

/** Tables whose clock or bot is due here, and those whose time runs though nobody leads them. */
export async function due(
  { db }: Storage,
  process: string,
  now: number,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('due', 'is not', null)
    .where('status', '=', 'playing')
    .where('fault', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('leader', '=', process), where('due', '<=', now)]),
        where('leader', 'is', null),
        where('leader', 'in', (of) =>
          of.selectFrom('processes').select('processes.id').where('until', '<=', now),
        ),
      ]),
    )
    .orderBy('due')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets processes that are dead and lead nothing. */
export async function forgetProcesses(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('processes')
    .where('until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tables').select('tables.id').whereRef('tables.leader', '=', 'processes.id'),
        ),
      ),
    )
    .execute()
}
