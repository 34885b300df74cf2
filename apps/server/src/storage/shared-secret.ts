import type { Kysely } from 'kysely'
import { newToken } from '../people/sessions.ts'
import type { Schema } from './schema.ts'

/** A secret that all processes of a database share and nobody else knows; made when first needed. */
export async function sharedSecret(db: Kysely<Schema>, key: string): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key, value: newToken() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}
