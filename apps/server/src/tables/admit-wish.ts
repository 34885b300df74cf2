import type { TableCommand } from '@guildhall/tables'
import { refuseAdministratorName } from '../people/names.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import type { Storage } from '../storage/storage.ts'

/** Refuses a seat to those who may not join tables, and under a name that isn't theirs to use. */
export async function admitWish(
  { moderation, storage }: Pick<Services, 'moderation' | 'storage'>,
  person: Person,
  wish: TableCommand,
): Promise<void> {
  const asks = askedSeat(wish)
  if (asks === null) return
  await moderation.admit(person.id, 'tables')
  await admitName(storage, person, asks.name)
}

/** Refuses a name at a table that could be taken for an administrator's. One's own was checked before. */
export async function admitName(
  { db }: Pick<Storage, 'db'>,
  person: Person,
  name = person.name,
): Promise<void> {
  if (name !== person.name) await refuseAdministratorName(db, name, person.id)
}

/** The name under which somebody asks for a seat; null where they ask for none. */
function askedSeat(wish: TableCommand): { readonly name?: string | undefined } | null {
  if (wish.type === 'sit') return wish
  return wish.type === 'propose' && wish.proposal.what === 'join' ? wish.proposal : null
}
