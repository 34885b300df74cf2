/** Why the storage cannot be used, in one line for whoever runs the server. */
export class StorageError extends Error {}
