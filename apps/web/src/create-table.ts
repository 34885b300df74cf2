import type { Seating } from '@guildhall/tables'
import { ensureGuest, localName } from './guest.ts'
import { device } from './local/device-backend.ts'
import { Unreachable } from './net/http.ts'
import type { NewTableRequest } from './net/table-backend.ts'
import { server } from './session.ts'

/** Makes a table on the server, or on this device where that cannot be reached; says its id. */
export async function createTable(wanted: NewTableRequest): Promise<string> {
  try {
    await ensureGuest()
    return await server.createTable(wanted)
  } catch (error) {
    if (error instanceof Unreachable) return createOnDevice(wanted)
    throw error
  }
}

/** Makes a table on this device, without a network. */
export const createOnDevice = (wanted: NewTableRequest): Promise<string> =>
  device.createTable({ ...wanted, chairs: wanted.chairs.map(named) })

const named = (chair: Seating): Seating =>
  chair.kind === 'me' ? { kind: 'me', name: chair.name ?? localName() } : chair
