import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

const OWNER_FOLDER = 0o700
const OWNER_FILE = 0o600

/**
 * Makes a folder and files in it that only their owner can read, and tightens those that exist.
 * SQLite gives its `-wal` and `-shm` files the permissions of the database.
 */
export function makePrivate(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER })
  tighten(folder, OWNER_FOLDER)
  for (const file of files) {
    closeSync(openSync(file, 'a', OWNER_FILE))
    for (const one of [file, `${file}-wal`, `${file}-shm`]) tighten(one, OWNER_FILE)
  }
}

/** Somebody else's folder stays as its owner wants it; what is in it is protected all the same. */
function tighten(path: string, mode: number): void {
  if (!existsSync(path)) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
