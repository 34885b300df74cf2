import { looksLike } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import { Refused } from '../http/refused.ts'
import type { Schema } from '../storage/schema.ts'
import { isAdministrator } from './person-row.ts'

/** Nobody chooses a name that could be taken for an administrator's, but for that administrator. */
export async function refuseAdministratorName(
  db: Kysely<Schema>,
  name: string,
  person: string | null,
): Promise<void> {
  const administrators = await db
    .selectFrom('people')
    .innerJoin('meta', isAdministrator)
    .select(['people.id', 'people.name'])
    .execute()
  if (administrators.some((each) => each.id === person && looksLike(each.name, name))) return
  if (!administrators.some((each) => looksLike(each.name, name))) return
  const text = 'This name looks like an administrator’s. Choose another.'
  throw new Refused(409, 'administratorName', text)
}
