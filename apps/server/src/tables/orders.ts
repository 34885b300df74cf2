import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveTable, TableEvent, TableState } from '@guildhall/tables'
import * as v from 'valibot'
import { notFound, Refused } from '../http/refused.ts'
import type { Services } from '../services.ts'

const person = v.pipe(v.string(), v.maxLength(100))

/** What the house does at a table by itself. */
export const orderSchema = v.variant('type', [
  v.strictObject({ type: v.literal('close') }),
  /** The seats of one are another's from now on, and the table if it is theirs. */
  v.strictObject({ type: v.literal('pass'), from: person, to: person }),
])
export type Order = v.InferOutput<typeof orderSchema>

const PATIENCE = 12_000
const PAUSE = 250

/** Does it wherever the table is led; waits for a new leader where that one is gone. */
export async function order(services: Services, table: string, what: Order): Promise<void> {
  const { hall, peers, time } = services
  const until = time.now() + PATIENCE
  for (;;) {
    const room = await hall.open(table)
    if (room === null) throw notFound('table')
    if (await obey(room, what)) return
    if (await peers.order(table, what).catch(() => false)) return
    if (time.now() >= until) throw new Refused(503, 'busy', 'The table is busy. Try again.')
    await sleep(PAUSE)
  }
}

/** Does it here; false where the table is led elsewhere. */
export const obey = (room: LiveTable, what: Order): Promise<boolean> =>
  room.write((table) => factsOf(table, what))

function factsOf(table: TableState, what: Order): TableEvent[] {
  if (what.type === 'close') {
    const live = table.status === 'open' || table.status === 'playing'
    return live ? [{ type: 'closed', by: 'administrator' }] : []
  }
  const seats = table.seatsOf(what.from)
  if (seats.length > 0) return seats.map((seat) => ({ type: 'passed', seat, person: what.to }))
  return table.host === what.from ? [{ type: 'hosted', person: what.to }] : []
}
