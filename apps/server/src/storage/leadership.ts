import type { Leadership } from '@guildhall/tables'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/** Records that a process is alive until the given time. */
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

/**
 * Who took longer may have stood still, and sees a live leader by an old time. Together with the
 * time-out of idle transactions it is less than the time a process is taken for alive.
 */
const LONGEST_LEAD_MS = 1500

/** Takes the lead of a table if no live process has it. Rejects if it took too long to tell. */
export async function lead(
  { db, kind }: Storage,
  table: string,
  process: string,
  now: number,
): Promise<Leadership> {
  const begun = performance.now()
  const when = { now, isLate: () => performance.now() - begun > LONGEST_LEAD_MS }
  const known = await leaderOf(db, await ledBy(db, table, false), process, when)
  if ('mine' in known) return known
  return db.transaction().execute(async (transaction) => {
    const led = await ledBy(transaction, table, kind === 'postgres')
    const meanwhile = await leaderOf(transaction, led, process, when)
    if ('mine' in meanwhile) return meanwhile
    const { since } = meanwhile
    await transaction
      .updateTable('tables')
      .set({ leader: process, silent_since: since })
      .where('id', '=', table)
      .execute()
    return { mine: true, silent: silent(since, now) }
  })
}

/** The leader, and since when the table had none, as long as nothing was appended since. */
type Led = Pick<Schema['tables'], 'leader' | 'silent_since'>

const ledBy = (db: Kysely<Schema>, table: string, lock: boolean): Promise<Led> =>
  db
    .selectFrom('tables')
    .select(['leader', 'silent_since'])
    .where('id', '=', table)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()

const silent = (since: number | null, now: number): number => (since === null ? 0 : now - since)

/**
 * The leader, or since when there is none. A separate query: a join would read data from before it
 * waited for the lock.
 */
async function leaderOf(
  db: Kysely<Schema>,
  { leader, silent_since: since }: Led,
  process: string,
  { now, isLate }: { readonly now: number; readonly isLate: () => boolean },
): Promise<Leadership | { readonly since: number | null }> {
  if (leader === null) return { since }
  if (leader === process) return { mine: true, silent: silent(since, now) }
  const known = await db
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', leader)
    .executeTakeFirst()
  if (known !== undefined && isAlive(known, now)) return { mine: false, leader }
  if (known !== undefined && known.seen > now && isLate())
    throw new Error('it took too long to tell whether the leader is alive')
  return { since: since ?? known?.seen ?? null }
}

/** A process whose last heartbeat is far in the future is dead: its clock, or ours, was set back. */
const isAlive = ({ seen, until }: Schema['processes'], now: number): boolean =>
  until > now && seen - now <= until - seen

/** Tables led here whose clock or bot is due, and tables with a running clock but no leader. */
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
          of
            .selectFrom('processes')
            .select('processes.id')
            .where(({ eb, or, ref }) =>
              or([
                eb('until', '<=', now),
                eb(ref('seen'), '>', sql<number>`${now} + until - seen`),
              ]),
            ),
        ),
      ]),
    )
    .orderBy('due')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes dead processes that lead nothing. */
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
