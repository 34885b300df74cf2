import type { Seating } from '@guildhall/tables'
import { comeInAsGuest, nameHere } from './guest.ts'
import { device } from './local/device.ts'
import { Unreachable } from './net/http.ts'
import type { Wanted } from './net/keeper.ts'
import { house } from './session.ts'

/** Makes a table on the server, or on this device where that cannot be reached; says its id. */
export async function makeNow(wanted: Wanted): Promise<string> {
  try {
    await comeInAsGuest()
    return await house.make(wanted)
  } catch (error) {
    if (error instanceof Unreachable) return makeHere(wanted)
    throw error
  }
}

/** Makes a table on this device, without a network. */
export const makeHere = (wanted: Wanted): Promise<string> =>
  device.make({ ...wanted, chairs: wanted.chairs.map(named) })

const named = (chair: Seating): Seating =>
  chair.kind === 'me' ? { kind: 'me', name: chair.name ?? nameHere() } : chair
