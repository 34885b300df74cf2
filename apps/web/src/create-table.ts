import type { Seating } from '@guildhall/tables'
import { ensureGuest, localName } from './guest.ts'
import { device } from './local/device-backend.ts'
import { Refused, Unreachable } from './net/http.ts'
import type { NewTableRequest } from './net/table-backend.ts'
import { server } from './session.ts'

/** Creates a table on the server, or on this device where that is unreachable; resolves to its id. */
export async function createTable(request: NewTableRequest): Promise<string> {
  try {
    await ensureGuest()
    return await server.createTable(request)
  } catch (error) {
    if (error instanceof Unreachable || isForAccountsOnly(error, request))
      return createOnDevice(request)
    throw error
  }
}

/** A server without guests: who plays alone or shares a device needs no server. */
const isForAccountsOnly = (error: unknown, { chairs, players }: NewTableRequest): boolean =>
  error instanceof Refused &&
  error.code === 'noGuests' &&
  chairs.length === players &&
  chairs.every(({ kind }) => kind !== 'open')

/** Creates a table on this device, without a network. */
export const createOnDevice = (request: NewTableRequest): Promise<string> =>
  device.createTable({ ...request, chairs: request.chairs.map(named) })

const named = (seating: Seating): Seating =>
  seating.kind === 'me' ? { kind: 'me', name: seating.name ?? localName() } : seating
