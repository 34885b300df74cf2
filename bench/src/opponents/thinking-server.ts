import { setTimeout as sleep } from 'node:timers/promises'
import { gameAt, type Table } from '../measured-tables.ts'
import { Guest } from '../server/guest.ts'
import { OurProcess } from '../server/our-process.ts'
import { administratorAt, lagSeenBy } from '../server/our-server.ts'
import { OurTable } from '../server/our-table.ts'
import { fillTables } from '../server/server-under-test.ts'

/** How long an empty server is measured. */
const IDLE = 10_000

/** Our server with tables of one person each; opponents have the other seats. */
export interface ThinkingServer {
  readonly tables: readonly OurTable[]
  /** The lag of the event loop on an empty server. */
  readonly idleLag: number
  /** How late the event loop was since this was last asked: milliseconds, 99 of 100 were less. */
  lag(): Promise<number>
  close(): Promise<void>
}

export async function startThinkingServer(
  table: Table,
  bot: string,
  count: number,
  threads: number,
): Promise<ThinkingServer> {
  const server = await OurProcess.start(threads)
  const administrator = await administratorAt(server.url)
  await lagSeenBy(administrator)
  await sleep(IDLE)
  const idleLag = await lagSeenBy(administrator)
  const tables = await fillTables(count, async (ended) => {
    const guest = await new Guest(server.url).enter()
    const id = await begin(table, bot, guest)
    const live = new OurTable({ id, game: gameAt(table), checks: true }, [guest], ended)
    await live.connect(0)
    return live
  })
  return {
    tables,
    idleLag,
    lag: () => lagSeenBy(administrator),
    async close() {
      for (const live of tables) live.leave()
      await server.end()
    },
  }
}

/** Creates and starts a table with bots on all other seats; returns its id. */
async function begin({ game, players }: Table, bot: string, guest: Guest): Promise<string> {
  const { options } = gameAt({ game, players })
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot }))
  const wanted = { game, players, options, chairs: [{ kind: 'me' }, ...others] }
  const { id, number } = await guest.ask<{ id: string; number: number }>(
    'POST',
    '/api/tables',
    wanted,
  )
  await guest.ask('POST', `/api/tables/${id}/requests`, {
    ...{ id: crypto.randomUUID(), seen: number, wish: { type: 'start' } },
  })
  return id
}
