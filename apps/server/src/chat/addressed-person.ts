import { maySee } from '@guildhall/tables'
import * as v from 'valibot'
import { notFound, Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Clients name people by seat or by chat message, never by an id. */
export const addressEntries = {
  seat: v.optional(v.pipe(whole, v.maxValue(7))),
  line: v.optional(whole),
}

interface Address {
  readonly table: string
  readonly seat?: number | undefined
  readonly line?: number | undefined
}

/** The person at a seat or behind a chat message, and what the caller sees of them. */
export interface AddressedPerson {
  readonly person: string
  readonly name: string
  readonly seat: number | null
}

/**
 * Who is addressed. A table that the caller may not see, a seat without a person and a message that
 * does not exist get the same answer, so that nothing can be found out.
 */
export async function addressedPerson(
  services: Services,
  caller: Person,
  address: Address,
): Promise<AddressedPerson> {
  const { table, seat, line } = address
  if ((seat === undefined) === (line === undefined)) {
    throw new Refused(400, 'badRequest', 'Name either a seat or a line.')
  }
  const liveTable = await services.tableManager.open(table)
  const seen = await liveTable?.read((now) =>
    maySee(now, caller.id) ? { holder: now.seatHolders[seat ?? -1] } : null,
  )
  if (seen === undefined || seen === null) throw notFound('player')
  if (line !== undefined) return senderOf(services, table, line)
  const { holder } = seen
  if (holder === undefined || holder.person === null) throw notFound('player')
  return { person: holder.person, name: holder.name, seat: seat ?? null }
}

async function senderOf(
  { storage }: Services,
  table: string,
  line: number,
): Promise<AddressedPerson> {
  const said = await storage.db
    .selectFrom('chat')
    .select(['person', 'name', 'seat'])
    .where('table_id', '=', table)
    .where('number', '=', line)
    .executeTakeFirst()
  if (said === undefined) throw notFound('player')
  return said
}
