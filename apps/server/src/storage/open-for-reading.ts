import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { NEWEST } from './migrate.ts'
import type { Place } from './open-storage.ts'
import { openPostgres } from './postgres.ts'
import { databaseIn, readerOf, snapshotOf } from './sqlite.ts'
import type { Storage } from './storage.ts'
import { STORAGE_FAULTS, StorageError } from './storage-error.ts'

/** A read-only database, for a backup while a server runs. */
export type Readable = Pick<Storage, 'snapshot' | 'close'>

/** A database that is read from and not written to. */
export type Reader = Pick<Storage, 'db' | 'snapshot' | 'isDamage' | 'close'>

export async function openForReading(place: Place): Promise<Readable> {
  const readable = 'folder' in place ? readFolder(place.folder) : await openPostgres(place.url)
  try {
    await assertVersion(readable)
    return readable
  } catch (error) {
    await readable.close()
    throw error
  }
}

/** The same for a thread that answers many questions, each with what is stored by then. */
export async function openReader(place: Place): Promise<Reader> {
  return 'folder' in place ? readerOf(databaseIn(place.folder)) : openPostgres(place.url)
}

function readFolder(folder: string): Readable {
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new StorageError(STORAGE_FAULTS.noDatabase(folder))
  return { snapshot: (read) => snapshotOf(file, read), close: async () => {} }
}

async function assertVersion({ snapshot }: Readable): Promise<void> {
  const version = await snapshot(async (db) => {
    const { rows } = await sql<{ version: number }>`
      select max(version) as version from migrations`.execute(db)
    return rows[0]?.version
  })
  if (version !== NEWEST) {
    throw new StorageError(STORAGE_FAULTS.schemaDiffers(version, NEWEST))
  }
}
