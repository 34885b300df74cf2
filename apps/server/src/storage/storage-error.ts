/** Why the storage cannot be used, in one line for the operator. */
export class StorageError extends Error {}

/** What can be wrong with the storage, in words. */
export const STORAGE_FAULTS = {
  damaged: (place: string) =>
    `the database in ${place} is damaged: restore a backup into an empty one`,
  unwritable: (folder: string, code: string) =>
    `can’t write to the folder ${folder} (${code}): it may be missing, full, read-only or somebody else’s`,
  folderInUse: (folder: string) => `another server is using the folder ${folder}`,
  unsafe: (settings: string) => `the database could lose data: ${settings}`,
  noDatabase: (folder: string) => `no database in ${folder}`,
  badAddress: 'can’t read the database address',
  schemaTooNew: (what: string, version: number, known: number) =>
    `the ${what} has schema version ${version}, this program knows ${known}: use a newer version`,
  schemaDiffers: (version: unknown, known: number) =>
    `the database has schema version ${version}, this program knows ${known}: start this version’s server on it first, or use another version`,
  fileExists: (file: string) => `${file} already exists`,
  notBackup: 'this file isn’t a Guildhall backup',
  badRow: (line: number) => `line ${line} of the backup is not a row`,
  incomplete: 'the backup is incomplete',
  modified: 'the backup has been modified',
  wrongCount: (table: string) =>
    `the backup has a different number of ${table} rows than it claims`,
  unreadable: (reason: string) => `can’t read the backup: ${reason}`,
  notEmpty: (table: string) => `the database isn’t empty: it has ${table}. Use an empty one`,
  notRestored: (table: string, reason: string) => `can’t restore the rows of ${table}: ${reason}`,
} as const

export const damaged = (place: string): StorageError =>
  new StorageError(STORAGE_FAULTS.damaged(place))
