/** Why the storage cannot be used, in one line for whoever runs the server. */
export class StorageError extends Error {}

export const damaged = (place: string): StorageError =>
  new StorageError(`the database in ${place} is damaged: restore a backup into an empty one`)
