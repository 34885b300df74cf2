import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { NEWEST } from './migrate.ts'
import type { Place } from './open-storage.ts'
import { openPostgres } from './postgres.ts'
import { databaseIn, snapshotOf } from './sqlite.ts'
import type { Storage } from './storage.ts'
import { STORAGE_FAULTS, StorageError } from './storage-error.ts'

/** A read-only database, for a backup while a server runs. */
export type Readable = Pick<Storage, 'snapshot' | 'close'>

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
