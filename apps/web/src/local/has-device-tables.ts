import { signal } from '@preact/signals'

const KEY = 'guildhall.tables'

/** Whether there are tables on this device: else the database need not be opened. */
export const hasDeviceTables = signal(load())

/** A table was created on this device. */
export function noteDeviceTable(): void {
  hasDeviceTables.value = true
  try {
    localStorage.setItem(KEY, 'here')
  } catch {
    // Without storage they are shown as long as the page is open.
  }
}

function load(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
