import type { TableView } from '@guildhall/tables'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { steadyTime } from './clock.ts'
import { scratchFolder } from './testing/house.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

const HOUR = 3_600_000
/** What a busy machine may take for what should take no time. */
const SLACK = 3000

describe('the clock of a process', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([HOUR, -HOUR])('is not set with that of the system: %i ms', (step) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const time = steadyTime()
    const before = time.now()
    vi.setSystemTime(Date.now() + step)
    expect(Math.abs(time.now() - before)).toBeLessThan(SLACK)
  })
})

describe('the clock of a table', () => {
  const { folder, remove } = scratchFolder()
  let server: ServerProcess
  let anna: Visitor
  let table: string
  beforeAll(async () => {
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

  /** What all seats have left together, and when that was seen. */
  async function left() {
    const { clocks, now } = await anna.ask<TableView>('GET', `/api/tables/${table}`)
    const ms = clocks.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    return { ms, at: performance.now(), ahead: now - Date.now() }
  }

  /** The next server, on a machine whose clock was set by so much. */
  const start = (step: number): Promise<ServerProcess> =>
    runServer({
      GUILDHALL_DATA: folder,
      PORT: String(server.port),
      NODE_OPTIONS: `--import "data:text/javascript,const now=Date.now;Date.now=()=>now()+(${step})"`,
    })

  test('runs while there is a server', async () => {
    const first = await left()
    const wait = () => new Promise((resolve) => setTimeout(resolve, 200))
    let second = await left()
    while (second.at - first.at < 1000) {
      await wait()
      second = await left()
    }
    expect(first.ms - second.ms).toBeGreaterThan(500)
    expect(first.ms - second.ms).toBeLessThan(second.at - first.at + SLACK)
  })

  test.each([
    { signal: 'SIGTERM', step: 0 },
    { signal: 'SIGKILL', step: 0 },
    { signal: 'SIGTERM', step: HOUR },
    { signal: 'SIGTERM', step: -2 * HOUR },
  ] as const)(
    'stands still while there is none: $signal, the clock of the machine set by $step ms',
    async ({ signal, step }) => {
      const before = await left()
      await server.end(signal)
      const down = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 4000))
      server = await start(step)
      const up = performance.now()
      const after = await left()
      expect(Math.abs(after.ahead - step)).toBeLessThan(HOUR / 2)
      const used = before.ms - after.ms
      // The time since the last sign of life of a server that was killed is nobody's either.
      expect(used).toBeLessThan(down - before.at + (after.at - up) + SLACK)
      expect(used).toBeGreaterThan(-SLACK)
    },
  )
})
