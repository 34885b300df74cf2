import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** Those who have muted or blocked a person: they get nothing of what the person says. */
export async function mutedBy(db: Kysely<Schema>, person: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('blocks').select('person').where('other', '=', person).execute()
  return new Set(rows.map((row) => row.person))
}
