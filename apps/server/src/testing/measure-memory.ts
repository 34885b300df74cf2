// What a table that is awake takes of the heap, its log for undo included:
// `npx tsx apps/server/src/testing/measure-memory.ts [DECISIONS]`. The figures are in bench/README.md.
import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { random, simulateGame } from '@guildhall/bots'
import { GAMES } from '@guildhall/registry'
import { LiveTable, type StoredEntry, type TableEvent } from '@guildhall/tables'

const PLAYERS = 4
const GAME = 'red-cathedral'
const TABLES = 40
const PEOPLE = Array.from({ length: PLAYERS }, () => randomUUID())
const decisions = Number(process.argv[2] ?? 240)

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const definition = GAMES.find(({ definition: { id } }) => id === GAME)?.definition
const created = definition?.create({ players: PLAYERS, options: definition.automatic })
if (created?.ok !== true) throw new Error(`there is no game ${GAME}`)
const game = created.value

/** The entries of the first decisions of a random game: those of a seat in a row are one request. */
function entriesOf(seed: number): StoredEntry[] {
  const { log } = simulateGame(game, Array(PLAYERS).fill(random), seed, { keepLog: true })
  if (log === undefined) throw new Error('the log was not kept')
  const events: TableEvent[] = [
    ...PEOPLE.map((person, seat) => ({ type: 'seated', seat, person, name: 'Ann' }) as const),
    { type: 'started', setup: log.setup },
    ...log.steps.slice(0, decisions).map((step) => ({ type: 'played', ...step }) as const),
  ]
  const seatOf = (event: TableEvent | undefined) => (event?.type === 'played' ? event.seat : -1)
  return events.map((event, i) => {
    const goesOn = seatOf(event) >= 0 && seatOf(event) === seatOf(events[i + 1])
    const person = PEOPLE[Math.max(0, seatOf(event))] ?? null
    const requestId = goesOn ? null : randomUUID()
    return { number: i + 1, at: 1_790_000_000_000 + i * 7001, event, requestId, person }
  })
}

/** A table that was just opened, as the server has it in memory. */
function opened(log: string): Promise<LiveTable> {
  const header = {
    ...{ id: randomUUID(), host: PEOPLE[0] ?? '', game, secret: 'ab'.repeat(32), title: '' },
    ...{ visibility: 'link' as const, spectators: true },
  }
  const stored = (): StoredEntry[] => JSON.parse(log)
  return LiveTable.load(header, {
    store: {
      entries: async (_, after, most) =>
        stored()
          .filter(({ number }) => number > after)
          .slice(0, most),
      append: async () => {},
      quarantine: async () => {},
    },
    time: { now: () => 0, after: () => () => {} },
    bots: { knows: () => true, choose: async () => 0 },
    isAlive: () => true,
    report: (_, error) => {
      throw error
    },
  })
}

const heap = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

const logs = Array.from({ length: TABLES }, (_, seed) => JSON.stringify(entriesOf(seed)))
await opened(logs[0] ?? '') // what all tables share
const before = heap()
const tables: LiveTable[] = []
for (const log of logs) tables.push(await opened(log))
const kilobytes = (heap() - before) / tables.length / 1000
console.log(`${kilobytes.toFixed(1)} kB of heap a table after ${decisions} decisions`)
