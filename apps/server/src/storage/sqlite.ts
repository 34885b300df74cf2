import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import { Checkpointer } from './checkpointer.ts'
import { forgetProcesses } from './leadership.ts'
import { LibsqlConnection, libsqlDialect } from './libsql-dialect.ts'
import { makePrivate } from './private-files.ts'
import type { Schema } from './schema.ts'
import type { OpenedStorage, Storage } from './storage.ts'
import { damaged, STORAGE_FAULTS, StorageError } from './storage-error.ts'

const DATABASE = 'guildhall.db'
const LOCK = 'guildhall.lock'
/** How long a writer waits where a tool of the administrator holds the file. */
const BUSY_TIMEOUT_MS = 10_000

/** A writer checkpoints by itself only beyond this number of pages. */
const MOST_UNCHECKPOINTED_PAGES = 8000

/** The file of the database in a folder. */
export const databaseIn = (folder: string): string => join(resolve(folder), DATABASE)

/** The database in a folder of this machine, for this process alone. */
export async function openSqlite(folder: string): Promise<OpenedStorage> {
  const place = resolve(folder)
  const file = databaseIn(place)
  try {
    makePrivate(place, [file, join(place, LOCK)])
  } catch (error) {
    throw new StorageError(STORAGE_FAULTS.unwritable(place, codeOf(error)))
  }
  const lock = await lockFolder(place)
  let connection: LibsqlConnection | undefined
  let checkpointer: Checkpointer
  try {
    connection = await connect(file)
    checkpointer = new Checkpointer(await connect(file))
  } catch (error) {
    connection?.close()
    lock.close()
    throw isDamage(error) ? damaged(place) : error
  }
  const db = new Kysely<Schema>({ dialect: libsqlDialect(connection) })
  return {
    kind: 'sqlite',
    place,
    db,
    concurrency: 1,
    refusal,
    isDamage,
    snapshot: (read) => snapshotOf(file, read),
    liftTimeouts: async () => {}, // there are none
    // One process writes to the folder, and knows what it wrote.
    alone: (_keys, work) => work(),
    listen: async () => async () => {},
    migrationLock: async () => {},
    // The previous server of this folder is dead: we hold the lock.
    async ready() {
      await db.updateTable('processes').set({ until: 0 }).execute()
      await forgetProcesses(db, 0)
    },
    async close() {
      await db.destroy()
      await checkpointer.stop()
      connection?.close()
      lock.close()
    },
  }
}

/** Held by a transaction that never ends; the system ends it with the process, however it dies. */
async function lockFolder(folder: string): Promise<LibsqlConnection> {
  const lock = new LibsqlConnection(join(folder, LOCK))
  try {
    await lock.run('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) {
      throw new StorageError(STORAGE_FAULTS.folderInUse(folder))
    }
    throw error
  }
}

async function connect(file: string): Promise<LibsqlConnection> {
  const connection = new LibsqlConnection(file)
  try {
    await connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    await connection.pragma('journal_mode = wal')
    await connection.run('pragma synchronous = full; pragma fullfsync = on')
    await connection.run('pragma foreign_keys = on')
    await connection.pragma('secure_delete = on')
    await connection.pragma(`wal_autocheckpoint = ${MOST_UNCHECKPOINTED_PAGES}`)
    await assertDurable(connection)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** What is acknowledged must survive a power cut: less than that is refused. */
export async function assertDurable(connection: LibsqlConnection): Promise<void> {
  const journal = await connection.pragma('journal_mode')
  const synchronous = await connection.pragma('synchronous')
  const keys = await connection.pragma('foreign_keys')
  if (journal !== 'wal' || Number(synchronous) < 2 || keys !== 1) {
    throw new StorageError(
      STORAGE_FAULTS.unsafe(
        `journal_mode=${journal} synchronous=${synchronous} foreign_keys=${keys}, needed are wal, 2 and 1`,
      ),
    )
  }
}

/** A second connection sees the moment at which it began, whatever the first one writes. */
export async function snapshotOf<T>(
  file: string,
  read: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const connection = new LibsqlConnection(file)
  const db = new Kysely<Schema>({ dialect: libsqlDialect(connection) })
  try {
    await connection.run(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}; pragma query_only = on; begin`)
    return await read(db)
  } finally {
    await db.destroy()
    connection.close()
  }
}

/** A second connection that only reads. */
export async function readerOf(
  file: string,
): Promise<Pick<Storage, 'db' | 'snapshot' | 'isDamage' | 'close'>> {
  const connection = new LibsqlConnection(file)
  await connection.run(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}; pragma query_only = on`)
  const db = new Kysely<Schema>({ dialect: libsqlDialect(connection) })
  return {
    db,
    isDamage,
    snapshot: (read) => snapshotOf(file, read),
    async close() {
      await db.destroy()
      connection.close()
    },
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** A failed sync alone leaves open whether the commit is on the disk. */
function refusal(error: unknown): 'duplicate' | 'other' | null {
  const code = codeOf(error)
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return 'duplicate'
  }
  return code.startsWith('SQLITE_IOERR') || code === '' ? null : 'other'
}

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))
