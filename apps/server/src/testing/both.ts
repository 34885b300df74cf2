import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { openStorage, type Place } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { scratchFolder } from './house.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** A fresh database for every test. */
export interface Ground {
  readonly storage: Storage
  readonly place: Place
  /** Another place of the same kind, empty and not opened. */
  another(): Promise<Place>
  /** Closes the database and opens it as the next process would. */
  reopen(): Promise<Storage>
}

/** The same tests on each database. */
export function onBoth(tests: (ground: () => Ground) => void): void {
  describe('on SQLite', () => {
    const folders: (() => void)[] = []
    const another = async () => {
      const { folder, remove } = scratchFolder()
      folders.push(remove)
      return { folder }
    }
    tests(grounds(another))
    afterAll(() => {
      for (const remove of folders) remove()
    })
  })

  describe('on PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    tests(grounds(async () => ({ url: await postgres.database() })))
    afterAll(() => postgres.stop())
  })
}

function grounds(another: () => Promise<Place>): () => Ground {
  let place: Place
  let storage: Storage | null = null
  beforeEach(async () => {
    place = await another()
    storage = await openStorage(place)
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
