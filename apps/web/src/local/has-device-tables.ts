import { signal } from '@preact/signals'

const KEY = 'guildhall.tables'

/** Whether there are tables on this device: else nobody has to look for them. */
export const hasDeviceTables = signal(load())

/** A table was made on this device. */
export function noteDeviceTable(): void {
  hasDeviceTables.value = true
  try {
    localStorage.setItem(KEY, 'here')
  } catch {
    // A browser that keeps nothing shows them as long as it is open.
  }
}

function load(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
