import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerTo } from '@guildhall/tables'
import type { Services } from '../services.ts'
import { runServerCommand } from './server-commands.ts'

const RETRY_MS = 250
const MOST_TRIES = 48

/**
 * Somebody leaves all their tables: the replacement bot plays on, and seats of tables that have not
 * started are free again.
 */
export async function leaveTables(services: Services, person: string): Promise<void> {
  const tables = await services.storage.db
    .selectFrom('tables')
    .leftJoin('chairs', 'chairs.table_id', 'tables.id')
    .select('tables.id')
    .distinct()
    .where('status', 'in', ['open', 'playing'])
    .where((where) => where.or([where('chairs.person', '=', person), where('host', '=', person)]))
    .execute()
  for (const { id } of tables) await leave(services, id, person)
}

/** Asks again while nobody leads the table. */
async function leave(services: Services, table: string, person: string): Promise<void> {
  const request = { id: randomUUID(), seen: 0, wish: { type: 'leave' } } as const
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await answerTo((reply) =>
      services.tableManager.submit({ table, person, request }, reply),
    )
    if (answer.ok) return
    if (!answer.retry) return closeIfHosted(services, table, person)
    await sleep(RETRY_MS)
  }
}

/** Without a seat the host can't leave, and nobody else could start the table. */
async function closeIfHosted(services: Services, table: string, person: string): Promise<void> {
  const liveTable = await services.tableManager.open(table)
  const waits = await liveTable?.read((now) => now.status === 'open' && now.host === person)
  if (waits === true) await runServerCommand(services, table, { type: 'close' })
}
