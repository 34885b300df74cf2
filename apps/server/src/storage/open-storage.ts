import { migrate } from './migrate.ts'
import { packOlder } from './pack-older.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'
import { damaged } from './storage-error.ts'

/** A folder on this machine, or the address of a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly url: string }

/** Opens the database, and brings its schema to the version of this program. */
export async function openStorage(place: Place): Promise<Storage> {
  const opened = 'folder' in place ? await openSqlite(place.folder) : await openPostgres(place.url)
  try {
    await migrate(opened.db, opened.migrationLock)
    await packOlder(opened)
    await opened.ready()
  } catch (error) {
    await opened.close()
    throw opened.isDamage(error) ? damaged(opened.place) : error
  }
  return opened
}
