import type { TableListItem } from '@guildhall/protocol'
import { NO_PACE, type Pace, type TableEvent } from '@guildhall/tables'
import { readable } from '../storage/log-rows.ts'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { rowsOfTables } from '../storage/stored-log.ts'
import { asGuestToo } from './owned.ts'

const MOST = 100

/** Open public tables, newest first, without those of blocked people. */
export async function openTables(
  storage: Storage,
  person: string | null,
): Promise<TableListItem[]> {
  const rows = await storage.db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'open')
    .where('visibility', '=', 'public')
    .where('fault', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.person')
            .where('blocks.kind', '=', 'block')
            .where((where) =>
              where.or([
                where.and([
                  where('blocks.person', '=', person ?? ''),
                  where('blocks.other', '=', where.ref('tables.host')),
                ]),
                where.and([
                  where('blocks.other', '=', person ?? ''),
                  where('blocks.person', '=', where.ref('tables.host')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute()
  return listItems(storage, rows, person)
}

/** The tables of a person: those waiting for them first, then the most recent. */
export async function tablesOf(storage: Storage, person: string): Promise<TableListItem[]> {
  const rows = await storage.db
    .selectFrom('tables')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('chairs')
            .select('chairs.seat')
            .whereRef('chairs.table_id', '=', 'tables.id')
            .where('chairs.person', '=', person),
        ),
        eb('tables.host', 'in', asGuestToo(storage, person)),
      ]),
    )
    .orderBy((order) => order.case().when('waiting_for', '=', person).then(0).else(1).end())
    .orderBy((order) =>
      order.case().when('status', 'in', ['open', 'playing']).then(0).else(1).end(),
    )
    .orderBy('updated', 'desc')
    .limit(MOST)
    .execute()
  return listItems(storage, rows, person)
}

async function listItems(
  storage: Storage,
  rows: readonly Schema['tables'][],
  person: string | null,
): Promise<TableListItem[]> {
  const { db } = storage
  const paces = await pacesOf(storage, rows)
  const ids = rows.map(({ id }) => id)
  const chairs =
    ids.length === 0
      ? []
      : await db
          .selectFrom('chairs')
          .selectAll()
          .where('table_id', 'in', ids)
          .orderBy('seat')
          .execute()
  return rows.map((row) => {
    const seats = chairs.filter(({ table_id }) => table_id === row.id)
    return {
      id: row.id,
      game: row.game,
      players: row.players,
      title: row.title,
      status: row.status,
      chairs: seats.map(({ name, bot }) => ({ name, bot })),
      free: seats.filter((holder) => holder.person === null && holder.bot === null).length,
      turns: row.turns,
      updated: row.updated,
      due: row.status === 'playing' ? row.due : null,
      pace: paces.get(row.id) ?? null,
      mine: person !== null && row.waiting_for === person,
      onlyBots: row.status === 'playing' && seats.every(({ bot }) => bot !== null),
    }
  })
}

/** The time controls of tables that have not started: their logs are short. */
async function pacesOf(
  { db }: Storage,
  rows: readonly Schema['tables'][],
): Promise<ReadonlyMap<string, Pace>> {
  const ids = rows.filter(({ status }) => status === 'open').map(({ id }) => id)
  const paces = new Map<string, Pace>(ids.map((id) => [id, NO_PACE]))
  if (ids.length === 0) return paces
  for (const row of await rowsOfTables(db, ids)) {
    for (const { body } of readable(row)) {
      if (!body.includes('paced')) continue // seldom, and a damaged one is not read at all
      const event: TableEvent = JSON.parse(body)
      if (event.type === 'paced') paces.set(row.table_id, event.pace)
    }
  }
  return paces
}
