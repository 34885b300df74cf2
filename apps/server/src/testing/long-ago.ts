import Database from 'libsql'
import { databaseIn } from '../storage/sqlite.ts'

/** All sessions in the database of a running server have last proved long ago who they are. */
export const provedLongAgo = (folder: string): void =>
  change(folder, 'update sessions set authenticated = 1')

/** All sessions and tokens have expired. */
export const expired = (folder: string): void =>
  change(folder, 'update sessions set expires = 1; update api_tokens set expires = 1')

function change(folder: string, statements: string): void {
  const db = new Database(databaseIn(folder), { timeout: 10_000 })
  db.exec(statements)
  db.close()
}
