import type { Storage } from '../storage/storage.ts'

/** A person, and their earlier guest identities. */
export const asGuestToo = ({ db }: Storage, person: string) =>
  db
    .selectFrom('people')
    .select('people.id')
    .where((where) => where.or([where('people.id', '=', person), where('became', '=', person)]))

const unfinished = ({ db }: Storage) =>
  db.selectFrom('tables').where('tables.status', 'in', ['open', 'playing'])

/** The same of guests; one who has an account by now counts as a person only. */
const unfinishedOfGuests = (storage: Storage, network: string) =>
  unfinished(storage)
    .where('tables.network', '=', network)
    .where('tables.host', 'in', (people) =>
      people.selectFrom('people').select('people.id').where('kind', '=', 'guest'),
    )

/** How many unfinished tables a person has created. */
export async function unfinishedOf(storage: Storage, person: string): Promise<number> {
  const { count } = await unfinished(storage)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host', 'in', asGuestToo(storage, person))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same of all guests of a network. */
export async function unfinishedAt(storage: Storage, network: string): Promise<number> {
  const { count } = await unfinishedOfGuests(storage, network)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface SeatOfTable {
  readonly table: string
  readonly seat: number
}

/** Seats of bots at unfinished tables that a person has created, and own seats that bots play. */
export async function botSeatsOf(
  storage: Storage,
  person: string,
  except: SeatOfTable | null,
): Promise<number> {
  const rows = await unfinished(storage)
    .innerJoin('chairs', 'chairs.table_id', 'tables.id')
    .select(['chairs.table_id as table', 'chairs.seat'])
    .where('chairs.bot', 'is not', null)
    .where((where) =>
      where.or([
        where('tables.host', 'in', asGuestToo(storage, person)),
        where('chairs.person', '=', person),
      ]),
    )
    .execute()
  return countWithout(rows, except)
}

/** Seats of bots at the unfinished tables of all guests of a network. */
export async function botSeatsAt(
  storage: Storage,
  network: string,
  except: SeatOfTable | null,
): Promise<number> {
  const rows = await unfinishedOfGuests(storage, network)
    .innerJoin('chairs', 'chairs.table_id', 'tables.id')
    .select(['chairs.table_id as table', 'chairs.seat'])
    .where('chairs.bot', 'is not', null)
    .execute()
  return countWithout(rows, except)
}

const countWithout = (seats: readonly SeatOfTable[], except: SeatOfTable | null): number =>
  seats.filter(({ table, seat }) => table !== except?.table || seat !== except.seat).length
