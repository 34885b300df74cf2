import type { TableView } from '@guildhall/tables'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { steadyTime } from './steady-time.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { scratchFolder } from './testing/stored-tables.ts'
import { until } from './testing/until.ts'
import { Visitor } from './testing/visitor.ts'

const HOUR = 3_600_000
/** Clocks are told in whole milliseconds. */
const ROUNDED = 10

describe('the clock of a process', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([HOUR, -HOUR])('is not set with that of the system: %i ms', (step) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const time = steadyTime()
    const before = time.now()
    vi.setSystemTime(Date.now() + step)
    expect(Math.abs(time.now() - before)).toBeLessThan(HOUR / 2)
  })
})

describe('the clock of a table', () => {
  const { folder, remove } = scratchFolder()
  let server: ServerProcess
  let anna: Visitor
  let table: string
  let started: number
  beforeAll(async () => {
    started = performance.now()
    server = await runServer({ GUILDHALL_DATA: folder })
    anna = await new Visitor(server.url).comeIn('Anna')
    const made = await anna.ask<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      pace: { kind: 'live', bank: HOUR / 2, increment: 0 },
      chairs: [{ kind: 'me' }, { kind: 'me', name: 'The other hand' }],
      start: true,
    })
    table = made.id
  })
  afterAll(async () => {
    await server.end()
    remove()
  })

  /** What all seats have left together, and between which moments that was so. */
  async function left() {
    const asked = performance.now()
    const { clocks, now } = await anna.ask<TableView>('GET', `/api/tables/${table}`)
    const ms = clocks.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    return { ms, asked, answered: performance.now(), ahead: now - Date.now() }
  }

  /** The next server, on a machine whose clock is ahead by so much. */
  const start = (ahead: number): Promise<ServerProcess> =>
    runServer({
      GUILDHALL_DATA: folder,
      PORT: String(server.port),
      NODE_OPTIONS: `--import "data:text/javascript,const now=Date.now;Date.now=()=>now()+(${ahead})"`,
    })

  test('runs while there is a server', async () => {
    const first = await left()
    let last = first
    await until(async () => {
      last = await left()
      return last.ms < first.ms
    })
    expect(first.ms - last.ms).toBeLessThan(last.answered - first.asked + ROUNDED)
  })

  test.each([
    { signal: 'SIGTERM', ahead: 10 * HOUR },
    { signal: 'SIGKILL', ahead: 20 * HOUR },
    { signal: 'SIGTERM', ahead: 18 * HOUR },
    { signal: 'SIGKILL', ahead: 15 * HOUR },
  ] as const)(
    'stands still while there is none: $signal, and the next one is there $ahead ms ahead',
    async ({ signal, ahead }) => {
      const before = await left()
      await server.end(signal)
      server = await start(ahead)
      const after = await left()
      expect(Math.abs(after.ahead - ahead)).toBeLessThan(HOUR / 2)
      const used = before.ms - after.ms
      expect(used).toBeLessThan(after.answered - before.asked + ROUNDED)
      // The time since the last sign of life of a server that was killed is unattributed, too.
      expect(used).toBeGreaterThan(started - after.answered)
    },
  )
})
