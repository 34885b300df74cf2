import { type JoinBuilder, sql } from 'kysely'
import { administratorKey } from '../storage/personal-keys.ts'
import type { Schema } from '../storage/schema.ts'
import type { Person } from './person.ts'

/** Joins the row that makes a person an administrator. */
export const isAdministrator = (
  join: JoinBuilder<Schema, 'people' | 'meta'>,
): JoinBuilder<Schema, 'people' | 'meta'> =>
  join.on('meta.key', '=', sql<string>`${administratorKey('')} || people.id`)

export const personOf = (
  row: Schema['people'] & { readonly administrator: string | null },
): Person => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  locale: row.locale,
  administrator: row.administrator !== null,
})
