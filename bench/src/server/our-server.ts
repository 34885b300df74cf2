import { gameAt, type Table } from '../measured-tables.ts'
import { Guest } from './guest.ts'
import { ADMIN_TOKEN, OurProcess } from './our-process.ts'
import { OurTable } from './our-table.ts'
import { fillTables, type Load, type ServerUnderTest } from './server-under-test.ts'
import { usageOf } from './usage.ts'

export interface OurServer extends ServerUnderTest {
  readonly tables: readonly OurTable[]
  /** How late the event loop was since this was last asked: milliseconds, 99 of 100 were less. */
  lag(): Promise<number>
  /** Restarts the server and lets everyone reconnect at once; returns the seconds it took. */
  restart(): Promise<number>
}

/** At one table of so many, every socket checks what it is told. */
const CHECKED = 50

export async function startOurServer(table: Table, { tables: count }: Load): Promise<OurServer> {
  const server = await OurProcess.start()
  const emptyMegabytes = usageOf(server.pid).megabytes
  const administrator = await administratorAt(server.url)
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  const game = gameAt(table)
  const tables = await fillTables(count, async (ended, place) => {
    const guests = await Promise.all(seats.map(() => new Guest(server.url).enter()))
    const id = await begin(table, guests)
    const live = new OurTable({ id, game, checks: place % CHECKED === 0 }, guests, ended)
    for (const seat of seats) await live.connect(seat)
    return live
  })
  return {
    ...{ tables, emptyMegabytes },
    get pid() {
      return server.pid
    },
    lag: () => lagSeenBy(administrator),
    async restart() {
      for (const live of tables) live.leave()
      await server.stop()
      await server.start()
      const start = performance.now()
      await Promise.all(tables.flatMap((live) => seats.map((seat) => live.connect(seat))))
      return (performance.now() - start) / 1000
    },
    async close() {
      for (const live of tables) live.leave()
      await server.end()
    },
  }
}

/** The first of them makes a table, the others sit down, and the game begins; its id. */
async function begin({ game, players }: Table, guests: readonly Guest[]): Promise<string> {
  const [host, ...others] = guests
  if (host === undefined) throw new Error('a table needs people')
  const { options } = gameAt({ game, players })
  const wanted = { game, players, options, chairs: [{ kind: 'me' }] }
  const { id, number } = await host.ask<{ id: string; number: number }>(
    'POST',
    '/api/tables',
    wanted,
  )
  const ask = (guest: Guest, seen: number, command: object) =>
    guest.ask<{ number: number }>('POST', `/api/tables/${id}/requests`, {
      ...{ id: crypto.randomUUID(), seen, wish: command },
    })
  let seen = number
  for (const [i, guest] of others.entries()) {
    ;({ number: seen } = await ask(guest, 0, { type: 'sit', name: `Player ${i + 2}` }))
  }
  await ask(host, seen, { type: 'start' })
  return id
}

/** How late the event loop was since this was last asked: milliseconds, 99 of 100 were less. */
export async function lagSeenBy(administrator: Guest): Promise<number> {
  const metrics = await administrator.ask<string>('GET', '/metrics')
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]
  return Number(seconds) * 1000
}

export async function administratorAt(url: string): Promise<Guest> {
  const person = await new Guest(url).enter()
  await person.ask('POST', '/api/account', {
    ...{ email: 'bench@example.org', password: 'as long as it is secret' },
  })
  await person.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  return person
}
