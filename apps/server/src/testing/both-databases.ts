import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { DUMPED, NOT_DUMPED } from '../storage/dump-tables.ts'
import { openStorage, type Place } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { scratchFolder } from './stored-tables.ts'

/** A database that is empty when a test begins. */
export interface TestDatabase {
  readonly storage: Storage
  readonly place: Place
  /** Another place of the same kind, empty and not opened. */
  another(): Promise<Place>
  /** Closes the database and opens it as the next process would. */
  reopen(): Promise<Storage>
}

/** The same tests on each database. */
export function onBothDatabases(tests: (database: () => TestDatabase) => void): void {
  describe('on SQLite', () => {
    const folders: (() => void)[] = []
    const another = async () => {
      const { folder, remove } = scratchFolder()
      folders.push(remove)
      return { folder }
    }
    tests(databases(another, another))
    afterAll(() => {
      for (const remove of folders) remove()
    })
  })

  describe('on PostgreSQL', () => {
    let postgres: Postgres
    let place: Place
    const another = async () => ({ url: await postgres.database() })
    beforeAll(async () => {
      postgres = await startPostgres()
      place = await another()
    })
    // A database of its own for every test would take most of the time.
    tests(databases(async () => place, another))
    afterAll(() => postgres.stop())
  })
}

function databases(mine: () => Promise<Place>, another: () => Promise<Place>): () => TestDatabase {
  let place: Place
  let storage: Storage | null = null
  beforeEach(async () => {
    place = await mine()
    storage = await openStorage(place)
    for (const table of [...DUMPED, ...NOT_DUMPED].reverse()) {
      await sql`delete from ${sql.table(table)}`.execute(storage.db)
    }
  })
  afterEach(async () => {
    await storage?.close()
    storage = null
  })
  return () => {
    if (storage === null) throw new Error('only inside a test')
    return {
      storage,
      place,
      another,
      async reopen() {
        await storage?.close()
        storage = null
        storage = await openStorage(place)
        return storage
      },
    }
  }
}
