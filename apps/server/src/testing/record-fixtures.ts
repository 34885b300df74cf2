// Records stored games of today's rules: `npx tsx apps/server/src/testing/record-fixtures.ts NAME`
// writes NAME.jsonl.gz and NAME.json into the folder of fixtures. A released one is never recorded
// again: it is what people have on their disks.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from '../storage/backup.ts'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { SCENARIOS } from './scenarios.ts'
import { StoredTableDriver } from './stored-table-driver.ts'
import { addPerson, addTable, scratchFolder } from './stored-tables.ts'
import { fingerprintOf, type TableFingerprint } from './table-fingerprint.ts'

const PEOPLE = ['ann', 'ben', 'cleo', 'dan'] as const
const LIMIT = { roundLimit: 12 }
const red = 'red-cathedral'
const craftsmen = 'craftsmen-builders'

/** Which tables are played: the game, how many play, the options, and what happens. */
const TABLES: readonly (readonly [string, number, object, string])[] = [
  ...Object.keys(SCENARIOS).flatMap((scenario) => [
    [red, 2, LIMIT, scenario] as const,
    [craftsmen, 2, LIMIT, scenario] as const,
  ]),
  ...['finished', 'midTurn', 'hurried'].flatMap((scenario) =>
    [3, 4].flatMap((players) => [
      [red, players, { ...LIMIT, boardSide: 'advanced' }, scenario] as const,
      [red, players, { ...LIMIT, contractors: true, plans: 'all' }, scenario] as const,
      [craftsmen, players, LIMIT, scenario] as const,
    ]),
  ),
  [red, 1, LIMIT, 'midTurn'],
  [red, 1, { ...LIMIT, contractors: true }, 'finished'],
  ...['guild-jewelers', 'guild-lawyers', 'guild-artisans'].map(
    (fourthGuild) => [red, 3, { ...LIMIT, contractors: true, fourthGuild }, 'midTurn'] as const,
  ),
]

const [name] = process.argv.slice(2)
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  console.error('name the version, e.g. 0.1.0')
  process.exit(2)
}
const { folder, remove } = scratchFolder()
const storage = await openStorage({ folder })
for (const person of [...PEOPLE, 'zoe']) await addPerson(storage, person)
const store = new TableStore(storage, '')
const fingerprints: Record<string, TableFingerprint> = {}
for (const [game, players, options, scenario] of TABLES) {
  const title = `${scenario} of ${players} at ${game}`
  const id = await addTable(storage, 'ann', { game, players, options, title })
  const driver = await StoredTableDriver.at(store, id)
  await SCENARIOS[scenario]?.(driver, PEOPLE.slice(0, players))
  fingerprints[id] = fingerprintOf(driver.table)
  console.log(title, driver.table.status, driver.table.number)
}
const target = join(import.meta.dirname, '../storage/fixtures', name)
await backup(storage, `${target}.jsonl.gz`, Date.now())
writeFileSync(`${target}.json`, `${JSON.stringify(fingerprints, null, 2)}\n`)
await storage.close()
remove()
