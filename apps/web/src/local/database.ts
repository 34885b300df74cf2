const NAME = 'guildhall'
const VERSION = 2

let connection: Promise<IDBDatabase> | null = null

/** The database of this device, for pages and workers alike. */
function database(): Promise<IDBDatabase> {
  connection ??= open().catch((error: unknown) => {
    connection = null // the next call tries again
    throw error
  })
  return connection
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('entries', { keyPath: ['table', 'number'] })
    }
    request.result.createObjectStore('reviews', { keyPath: 'table' })
  }
  const db = await answer(request)
  // A newer version of the pages waits for this one to close.
  db.onversionchange = () => {
    db.close()
    connection = null
  }
  db.onclose = () => {
    connection = null
  }
  return db
}

/** The result of a request. */
export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const STORES: readonly (keyof Stores)[] = ['tables', 'entries', 'reviews']

/** The stores of one transaction. */
export interface Stores {
  readonly tables: IDBObjectStore
  readonly entries: IDBObjectStore
  readonly reviews: IDBObjectStore
}

/** Reads what is stored. */
export async function reading<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  return work(stores((await database()).transaction([...STORES])))
}

/**
 * Writes all of it or nothing: where the work throws, nothing. Once it resolves, it is on the disk
 * and not only on its way there.
 */
export async function writing<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const db = await database()
  const safely = { durability: 'strict' } as const
  const transaction = db.transaction([...STORES], 'readwrite', safely)
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was written'))
  })
  done.catch(() => {}) // heard below, unless the work has its own reason
  try {
    const value = await work(stores(transaction))
    await done
    return value
  } catch (error) {
    abort(transaction)
    throw error
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // What failed by itself has ended already.
  }
}

const stores = (transaction: IDBTransaction): Stores => ({
  tables: transaction.objectStore('tables'),
  entries: transaction.objectStore('entries'),
  reviews: transaction.objectStore('reviews'),
})

/** The entries of a table after that number. */
export const entriesOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true)
