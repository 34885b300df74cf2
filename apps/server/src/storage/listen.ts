import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import type { Heard } from './storage.ts'

/** What is said on this channel: the table and its last number. */
export const CHANNEL = 'guildhall_table'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5000
/** The clocks of two processes may differ by so much. */
const SKEW = 60_000

/**
 * Hears what all processes store, on a connection of its own. Where it was lost, everything that
 * was stored meanwhile is told when it is back: nothing is missed, some is heard twice.
 */
export async function listenTo(
  url: string,
  db: Kysely<Schema>,
  heard: Heard,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload = '' }) => {
      const at = payload.lastIndexOf(':')
      heard(payload.slice(0, at), Number(payload.slice(at + 1)))
    })
    // Without this, a lost connection would end the process.
    next.on('error', report)
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    next.once('end', lost)
    client = next
    pause = FIRST_PAUSE
  }

  const again = async (since: number): Promise<void> => {
    if (stopped) return
    try {
      await connect()
      await catchUp(db, since - SKEW, heard)
    } catch (error) {
      report(error)
      retry(since)
    }
  }

  const retry = (since: number): void => {
    timer = setTimeout(() => again(since), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  const lost = (): void => {
    client = null
    if (!stopped) retry(Date.now())
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}

async function catchUp(db: Kysely<Schema>, since: number, heard: Heard): Promise<void> {
  const changed = await db
    .selectFrom('tables')
    .select(['id', 'number'])
    .where('updated', '>=', since)
    .execute()
  for (const { id, number } of changed) heard(id, number)
}
