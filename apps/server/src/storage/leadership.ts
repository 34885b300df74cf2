import type { Leadership } from '@guildhall/tables'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
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
  const leaderOf = (from: typeof db) =>
    from
      .selectFrom('tables')
      .leftJoin('processes', 'processes.id', 'tables.leader')
      .select(['tables.leader', 'processes.seen', 'processes.until'])
      .where('tables.id', '=', table)
  const known = await leaderOf(db).executeTakeFirstOrThrow()
  const standing = judge(known, process, now)
  if (standing !== null) return standing
  return db.transaction().execute(async (transaction) => {
    const row = await leaderOf(transaction)
      .$if(kind === 'postgres', (query) => query.forUpdate('tables'))
      .executeTakeFirstOrThrow()
    const meanwhile = judge(row, process, now)
    if (meanwhile !== null) return meanwhile
    await transaction
      .updateTable('tables')
      .set({ leader: process })
      .where('id', '=', table)
      .execute()
    return { mine: true, silent: Math.max(0, now - (row.seen ?? now)) }
  })
}

interface Led {
  readonly leader: string | null
  readonly until: number | null
}

/** Who leads it as it stands; null where the lead can be taken. */
function judge({ leader, until }: Led, process: string, now: number): Leadership | null {
  if (leader === process) return { mine: true, silent: 0 }
  if (leader === null || until === null || until <= now) return null
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
        where.or([where('leader', 'is', null), where.not(alive(where, now))]),
      ]),
    )
    .orderBy('due')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

const alive = (where: ExpressionBuilder<Schema, 'tables'>, now: number): Expression<SqlBool> =>
  where.exists(
    where
      .selectFrom('processes')
      .select('processes.id')
      .whereRef('processes.id', '=', 'tables.leader')
      .where('processes.until', '>', now),
  )
