import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@guildhall/registry'
import type { TableEvent, TableStatus } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { StoredTableDriver } from '../testing/stored-table-driver.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { fingerprintOf, type TableFingerprint } from '../testing/table-fingerprint.ts'
import { openStorage } from './open-storage.ts'
import { restore } from './restore.ts'
import { plainLog } from './stored-log.ts'
import { TableStore } from './table-store.ts'

const FOLDER = join(import.meta.dirname, 'fixtures')
const VERSIONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))

/** What people have on their disks: these games must stay what they were, point by point. */
const RELEASED: readonly string[] = []

/** Until a version is released its cards may still change, and with them what is scored. */
const comparable = (version: string, { totals, legal, ...rest }: TableFingerprint) =>
  RELEASED.includes(version) ? { ...rest, totals, legal } : rest

const standingsOf = (version: string): [string, TableFingerprint][] =>
  Object.entries(JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8')))

/** Every kind of event: a new one does not compile before it stands here, and must be recorded. */
const KINDS: Readonly<Record<TableEvent['type'], true>> = {
  ...{ seated: true, freed: true, botSeated: true, hosted: true, paced: true, started: true },
  ...{ played: true, undone: true, handed: true, reclaimed: true, passed: true, offered: true },
  ...{ proposed: true, agreed: true, declined: true, takenBack: true, waited: true },
  ...{ arranged: true, closed: true, rematch: true },
}

/** Seats bots where seats are free, starts, and plays to the end. */
async function finish(driver: StoredTableDriver): Promise<TableStatus> {
  const { table } = driver
  if (table.status === 'open') {
    for (const [seat, { person, bot }] of table.seatHolders.entries()) {
      if (person === null && bot === null) {
        await driver.command(table.host, { type: 'seatBot', seat, bot: 'greedy' })
      }
    }
    await driver.command(table.host, { type: 'start' })
  }
  await driver.play()
  return table.status
}

onBothDatabases((database) => {
  test.each(VERSIONS)(
    'games stored by version %s are what they were, and can be finished',
    async (version) => {
      const place = await database().another()
      const storage = await openStorage(place)
      await restore(join(FOLDER, `${version}.jsonl.gz`), storage)
      const store = new TableStore(storage, '')
      const fingerprints = standingsOf(version)
      expect(fingerprints.length).toBeGreaterThan(30)
      await Promise.all(
        fingerprints.map(async ([id, fingerprint]) => {
          const driver = await StoredTableDriver.at(store, id)
          expect(comparable(version, fingerprintOf(driver.table))).toEqual(
            comparable(version, fingerprint),
          )
          const ended = await finish(driver)
          expect(ended, fingerprint.title).toBe(fingerprint.status === 'closed' ? 'closed' : 'over')
          // As it was played on, so it is read again.
          const again = await StoredTableDriver.at(store, id)
          expect(fingerprintOf(again.table)).toEqual(fingerprintOf(driver.table))
        }),
      )
      const aside = await storage.db
        .selectFrom('tables')
        .select('id')
        .where('fault', 'is not', null)
      expect(await aside.execute()).toEqual([])
      await storage.close()
    },
  )
})

test('the stored games have seen every kind of event, game, number of players and end', async () => {
  const { folder, remove } = scratchFolder()
  const kinds = new Set<string>()
  const tables = new Set<string>()
  for (const version of VERSIONS) {
    const storage = await openStorage({ folder: join(folder, version) })
    await restore(join(FOLDER, `${version}.jsonl.gz`), storage)
    const rows = await storage.db
      .selectFrom('tables')
      .select(['id', 'game', 'players', 'status'])
      .execute()
    for (const { id, game, players, status } of rows) {
      tables.add(`${game} ${players} ${status}`)
      for (const { body } of await plainLog(storage.db, id)) {
        kinds.add((JSON.parse(body) as TableEvent).type)
      }
    }
    await storage.close()
  }
  remove()
  expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort())
  for (const { definition } of GAMES) {
    for (let players = definition.minPlayers; players <= definition.maxPlayers; players++) {
      expect([...tables]).toContain(`${definition.id} ${players} playing`)
      expect([...tables]).toContain(`${definition.id} ${players} over`)
    }
  }
})
