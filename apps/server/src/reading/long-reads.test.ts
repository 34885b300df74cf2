import { dirname, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { eventsSince, LiveTable, type StoredEntry } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableStore } from '../storage/table-store.ts'
import { changedServer } from '../testing/changed-server.ts'
import { append, entry, ledTables, scratchFolder, summary } from '../testing/stored-tables.ts'
import { Reading } from './reading.ts'
import { readersOf } from './threads.ts'

const ALL = 20_000
const AT_ONCE = 2000
const SLICES = ALL / 500

describe('while a table of 20,000 entries is read, another goes on:', () => {
  const { folder, remove } = scratchFolder()
  let storage: Storage
  let store: TableStore
  let long = ''
  let other = ''
  let played = 0
  const arranged = (at: number): StoredEntry =>
    entry(at, { event: { type: 'arranged', hints: at % 2 === 0 } })
  beforeAll(async () => {
    storage = await openStorage({ folder })
    const led = await ledTables(storage, 2)
    store = led.store
    ;[long = '', other = ''] = led.tables
    for (let first = 1; first <= ALL; first += AT_ONCE) {
      const entries = Array.from({ length: AT_ONCE }, (_, at) => arranged(first + at))
      await store.append(append(long, first, { entries, summary: summary() }))
    }
  })
  afterAll(async () => {
    await storage.close()
    remove()
  })

  /** Writes to the other table until the work is done; counts the turns of the event loop as well. */
  async function during<T>(work: Promise<T>) {
    const before = played
    let turns = 0
    let done = false
    const count = () => {
      turns += 1
      if (!done) setImmediate(count)
    }
    setImmediate(count)
    const result = work.finally(() => {
      done = true
    })
    while (!done) {
      played += 1
      await store.append(append(other, played, { entries: [arranged(played)], summary: summary() }))
    }
    return { result: await result, turns, moves: played - before }
  }

  async function opened(): Promise<LiveTable> {
    const header = await store.header(long)
    if (header === null) throw new Error('there is no table')
    return LiveTable.load(header, {
      ...{ store, isAlive: () => true, report: () => {} },
      time: { now: () => 1000, after: () => () => {} },
      bots: { knows: () => true, choose: async () => 0 },
    })
  }

  /** Prints how long the event loop is held by the whole log, read here and in the thread. */
  async function compare(reading: Reading): Promise<void> {
    const header = await store.header(long)
    if (header === null) throw new Error('there is no table')
    const page = { what: 'log', table: long, after: 0, limit: ALL } as const
    const spectator = { watcher: { person: null }, seats: [] }
    const here = await longestDelay(async () =>
      JSON.stringify(eventsSince(header, await store.entries(long, 0), 0, () => 'spectator')),
    )
    const thread = await longestDelay(() => reading.read('ann', { ...page, ...spectator }))
    process.stdout.write(`longest delay: ${here} ms here, ${thread} ms in the thread\n`)
  }

  test('it is opened in slices, and so is what somebody missed', async () => {
    const open = await during(opened())
    expect(open.turns).toBeGreaterThanOrEqual(SLICES)
    expect(open.moves).toBeGreaterThan(1)
    const missing = { seen: ALL - 3, most: 500, viewer: () => () => 'spectator' as const }
    const missed = await during(
      open.result.readSince(missing, (_, events) => events.map(({ number }) => number)),
    )
    expect(missed.result).toEqual([ALL - 2, ALL - 1, ALL])
    expect(missed.turns).toBeGreaterThanOrEqual(SLICES)
  })

  test('its log is read in a thread', async () => {
    const server = await changedServer('long reads', [])
    const start = readersOf(pathToFileURL(join(dirname(server), 'read-worker.mjs')), { folder })
    const after = (ms: number, call: () => void) => {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    }
    const reading = new Reading({ start, after, onDamage: () => {} })
    const spectator = { watcher: { person: null }, seats: [] }
    const page = { what: 'log', table: long, after: ALL - 500, limit: 500 } as const
    const { result, moves } = await during(
      reading.read('address 127.0.0.1', { ...page, ...spectator }),
    )
    const events: { number: number }[] = JSON.parse(result)
    expect(events.map(({ number }) => number).at(-1)).toBe(ALL)
    expect(moves).toBeGreaterThan(1)
    if (process.env['MEASURE_DELAY'] === '1') await compare(reading)
    await reading.close()
  })
})

async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, 20)) // until it measures
  delay.reset()
  await work()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return Math.round(delay.max / 1e6)
}
