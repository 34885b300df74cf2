import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { onBothDatabases, type TestDatabase } from '../testing/both-databases.ts'
import { bundled } from '../testing/bundled.ts'
import { chanceOf } from '../testing/chance.ts'
import { ledTables } from '../testing/stored-tables.ts'
import { openStorage, type Place } from './open-storage.ts'
import { TableStore } from './table-store.ts'

const KILLS = 10

let writer: string
beforeAll(async () => {
  writer = await bundled('crash-writer')
})

/** What a writer said was safe before it was killed, after so many lines: the last number of each table. */
async function killedWriter(
  place: Place,
  how: string,
  lines: number,
): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [writer, JSON.stringify(place), how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const last = new Map<string, number>()
  let said = 0
  const reading = createInterface({ input: child.stdout }).on('line', (line) => {
    const [, table = '', number] = /^(\S+) (\d+);$/.exec(line) ?? []
    if (number !== undefined) last.set(table, Number(number)) // the last line may be cut off
    said += 1
    if (said === lines) child.kill('SIGKILL')
  })
  await once(reading, 'close')
  if (said < lines) throw new Error(`the writer ended after ${said} lines`)
  return last
}

/** Over several kills: how many numbers were said, and how many of them are not stored. */
async function killing({ place, storage }: TestDatabase, how: 'safe' | 'early') {
  await ledTables(storage, 20)
  await storage.close()
  const chance = chanceOf('kill')
  let said = 0
  let lost = 0
  // One loss proves that losses are found.
  for (let i = 0; i < KILLS && lost === 0; i++) {
    const last = await killedWriter(place, how, 20 + chance.int(400))
    const after = await openStorage(place)
    const store = new TableStore(after, '')
    for (const [table, number] of last) {
      const stored = await store.entries(table, 0) // with every hash checked
      said += number
      lost += Math.max(0, number - stored.length)
    }
    await after.close()
  }
  return { said, lost }
}

onBothDatabases((database) => {
  test('of what was acknowledged nothing is lost, however often the writer is killed', async () => {
    const { said, lost } = await killing(database(), 'safe')
    expect(said).toBeGreaterThan(KILLS * 20)
    expect(lost).toBe(0)
  })

  test('control: a writer that acknowledges too early is found out', async () => {
    const { lost } = await killing(database(), 'early')
    expect(lost).toBeGreaterThan(0)
  })
})
