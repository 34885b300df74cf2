import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveTable, TableEvent, TableState } from '@guildhall/tables'
import * as v from 'valibot'
import { notFound, Refused } from '../http/refused.ts'
import type { Services } from '../services.ts'

const person = v.pipe(v.string(), v.maxLength(100))

/** What the server itself does at a table. */
export const serverCommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('close') }),
  /** Transfers the seats of one person to another, and the table if they host it. */
  v.strictObject({ type: v.literal('pass'), from: person, to: person }),
])
export type ServerCommand = v.InferOutput<typeof serverCommandSchema>

const LEADER_TIMEOUT_MS = 12_000
const RETRY_MS = 250

/** Does it at the leader of the table; waits for a new leader if that one is gone. */
export async function runServerCommand(
  services: Services,
  table: string,
  what: ServerCommand,
): Promise<void> {
  const { tableManager, peers, time } = services
  const until = time.now() + LEADER_TIMEOUT_MS
  for (;;) {
    const liveTable = await tableManager.open(table)
    if (liveTable === null) throw notFound('table')
    if (await applyServerCommand(liveTable, what)) return
    if (await peers.forwardServerCommand(table, what).catch(() => false)) return
    if (time.now() >= until)
      throw new Refused(503, 'busy', 'The table is busy. Try again in a moment.')
    await sleep(RETRY_MS)
  }
}

/** Does it here; false if the table is led elsewhere. */
export const applyServerCommand = (liveTable: LiveTable, what: ServerCommand): Promise<boolean> =>
  liveTable.write((table) => eventsOf(table, what))

function eventsOf(table: TableState, what: ServerCommand): TableEvent[] {
  if (what.type === 'close') {
    const live = table.status === 'open' || table.status === 'playing'
    return live ? [{ type: 'closed', by: 'administrator' }] : []
  }
  const seats = table.seatsOf(what.from)
  if (seats.length > 0) return seats.map((seat) => ({ type: 'passed', seat, person: what.to }))
  return table.host === what.from ? [{ type: 'hosted', person: what.to }] : []
}
