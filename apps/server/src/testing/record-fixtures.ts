// Records stored games of today's rules: `npx tsx apps/server/src/testing/record-fixtures.ts NAME`
// writes NAME.jsonl.gz and NAME.json into the folder of fixtures. A released one is never recorded
// again: it is what people have on their disks.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from '../storage/backup.ts'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { addPerson, addTable, scratchFolder } from './house.ts'
import { Scribe } from './scribe.ts'
import { type Standing, standingOf } from './standing.ts'
import { STORIES } from './stories.ts'

const PEOPLE = ['ann', 'ben', 'cleo', 'dan'] as const
const LIMIT = { roundLimit: 12 }
const red = 'red-cathedral'
const craftsmen = 'craftsmen-builders'

/** Which tables are played: the game, how many play, the options, and what happens. */
const TABLES: readonly (readonly [string, number, object, string])[] = [
  ...Object.keys(STORIES).flatMap((story) => [
    [red, 2, LIMIT, story] as const,
    [craftsmen, 2, LIMIT, story] as const,
  ]),
  ...['finished', 'midTurn', 'hurried'].flatMap((story) =>
    [3, 4].flatMap((players) => [
      [red, players, { ...LIMIT, boardSide: 'advanced' }, story] as const,
      [red, players, { ...LIMIT, contractors: true, plans: 'all' }, story] as const,
      [craftsmen, players, LIMIT, story] as const,
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
const standings: Record<string, Standing> = {}
for (const [game, players, options, story] of TABLES) {
  const title = `${story} of ${players} at ${game}`
  const id = await addTable(storage, 'ann', { game, players, options, title })
  const scribe = await Scribe.at(store, id)
  await STORIES[story]?.(scribe, PEOPLE.slice(0, players))
  standings[id] = standingOf(scribe.table)
  console.log(title, scribe.table.status, scribe.table.number)
}
const target = join(import.meta.dirname, '../storage/fixtures', name)
await backup(storage, `${target}.jsonl.gz`, Date.now())
writeFileSync(`${target}.json`, `${JSON.stringify(standings, null, 2)}\n`)
await storage.close()
remove()
