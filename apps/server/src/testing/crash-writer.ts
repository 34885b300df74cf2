// A process that writes to all tables as fast as it can, and says what the database confirmed. It is
// killed in the middle of that. With `early` it says so before: the mistake that the test finds.
import { writeSync } from 'node:fs'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { entry, summary } from './stored-tables.ts'

const [where = '', how] = process.argv.slice(2)
const me = `writer ${process.pid}`
const storage = await openStorage(JSON.parse(where))
const store = new TableStore(storage, '')

async function write(table: string): Promise<void> {
  await store.lead(table, me, Date.now())
  const stored = await store.entries(table, 0)
  for (let number = stored.length + 1; ; number++) {
    const append = { table, leader: me, entries: [entry(number)], summary: summary() }
    // A pipe is written to at once: what was said before the end was said.
    if (how === 'early') writeSync(1, `${table} ${number};\n`)
    await store.append(append)
    if (how !== 'early') writeSync(1, `${table} ${number};\n`)
  }
}

const tables = await storage.db.selectFrom('tables').select('id').execute()
await Promise.all(tables.map(({ id }) => write(id)))
