import type { Page } from 'playwright-core'
import { type ForkedLog, newTable } from '../src/local/table-factory.ts'
import type { NewTableRequest } from '../src/net/table-backend.ts'

/** Stores a table on the device of a page, with what was played at it before; returns its id. */
export async function storeDeviceTable(
  page: Page,
  request: NewTableRequest,
  forked?: ForkedLog,
): Promise<string> {
  const circumstances = { now: Date.now(), knowsBot: () => true }
  const { row, entries } = newTable(request, circumstances, forked && { forked })
  // Browsers keep an event under the name that it had when the first tables were stored.
  const rows = entries.map(({ event, ...entry }) => ({ ...entry, table: row.id, fact: event }))
  await page.evaluate(STORE, { row, rows })
  return row.id
}

/** Stores a table as the pages would. */
const STORE = ({ row, rows }: { row: object; rows: object[] }): Promise<void> =>
  new Promise((resolve, reject) => {
    localStorage.setItem('guildhall.tables', 'here')
    // As it is there; a new one is of the first version, and the pages add what came later.
    const opening = indexedDB.open('guildhall')
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' })
      opening.result.createObjectStore('entries', { keyPath: ['table', 'number'] })
    }
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['tables', 'entries'], 'readwrite')
      transaction.objectStore('tables').put(row)
      for (const entry of rows) transaction.objectStore('entries').put(entry)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      transaction.onabort = reject
    }
  })
