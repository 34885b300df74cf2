import { type Kysely, sql } from 'kysely'
import { administratorKey } from '../storage/personal-keys.ts'
import type { Schema } from '../storage/schema.ts'
import { activeSanctions, type Sanction } from './sanctions.ts'

/** A person as administrators see them. */
export interface ListedPerson {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
  /** Masked: enough to recognise somebody who asks. */
  readonly email: string | null
  readonly created: number
  readonly seen: number
  readonly administrator: boolean
  readonly openReports: number
  /** What holds for them now. */
  readonly moderation: readonly Sanction[]
}

export const LISTS = ['moderated', 'reported', 'administrators'] as const

interface Wanted {
  /** A part of the name, or a whole address or id. */
  readonly search: string
  readonly only?: (typeof LISTS)[number] | undefined
  readonly page: number
}

/** The people of a server, those who were last seen first, some at a time. */
export async function listPeople(
  db: Kysely<Schema>,
  { search, only, page }: Wanted,
  now: number,
  most: number,
): Promise<{ readonly people: ListedPerson[]; readonly more: boolean }> {
  const rows = await selectPeople(db)
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(only === 'administrators', (query) => query.where('meta.key', 'is not', null))
    .$if(only === 'moderated', (query) => query.where(hasSanction(now)))
    .$if(only === 'reported', (query) => query.where(sql<boolean>`${openReports} > 0`))
    .orderBy('people.seen', 'desc')
    .orderBy('people.id')
    .limit(most + 1)
    .offset(page * most)
    .execute()
  const people = await listed(db, rows.slice(0, most), now)
  return { people, more: rows.length > most }
}

/** One of them; undefined where there is none. */
export async function listedPerson(
  db: Kysely<Schema>,
  id: string,
  now: number,
): Promise<ListedPerson | undefined> {
  const [person] = await listed(
    db,
    await selectPeople(db).where('people.id', '=', id).execute(),
    now,
  )
  return person
}

const openReports = sql<number>`(select count(*) from reports where reports.person = people.id and reports.handled is null)`

const selectPeople = (db: Kysely<Schema>) =>
  db
    .selectFrom('people')
    .leftJoin('meta', (join) =>
      join.on('meta.key', '=', sql<string>`${administratorKey('')} || people.id`),
    )
    .select(['people.id', 'people.name', 'people.kind', 'people.email'])
    .select(['people.created', 'people.seen', 'meta.key', openReports.as('openReports')])
    .where('people.deleted', 'is', null)
    .where('people.became', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

/** With the wildcards of `like` taken as letters. */
function matches(search: string) {
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const whole = search.toLowerCase()
  return sql<boolean>`(lower(people.name) like ${part} escape '\\' or people.email = ${whole} or people.id = ${search})`
}

const hasSanction = (now: number) =>
  sql<boolean>`exists (select 1 from moderation where moderation.person = people.id and moderation.lifted is null and (moderation.until is null or moderation.until > ${now}))`

async function listed(db: Kysely<Schema>, rows: readonly Row[], now: number) {
  const ids = rows.map(({ id }) => id)
  const active = await activeSanctions(db, ids, now)
  return rows.map(
    ({ key, email, openReports, ...row }): ListedPerson => ({
      ...row,
      email: email === null ? null : masked(email),
      administrator: key !== null,
      openReports: Number(openReports),
      moderation: active
        .filter(({ person }) => person === row.id)
        .map(({ kind, until, reason }) => ({ kind, until, reason })),
    }),
  )
}

/** The first letter and the host: `a…@example.org`. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')
