import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/schema.ts'
import type { Person } from './person.ts'

/** What an administrator did, to which table, person, report or message, and why. */
interface Act {
  readonly action: string
  readonly target: string
  readonly [detail: string]: unknown
}

/** Records who did what. */
export async function audit(
  { storage, time }: Services,
  person: Person,
  { action, target, ...details }: Act,
): Promise<void> {
  const body = JSON.stringify(details)
  await storage.db
    .insertInto('audit')
    .values({ id: randomUUID(), at: time.now(), person: person.id, action, target, body })
    .execute()
}

/** How many entries a page has. */
const MOST = 50

/** What was done, the newest first, with the names of who did it and of whom it concerns. */
export async function auditPage({ storage }: Services, page: number) {
  const rows = await storage.db
    .selectFrom('audit')
    .leftJoin('people as actors', 'actors.id', 'audit.person')
    .leftJoin('people as subjects', 'subjects.id', 'audit.target')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.target', 'audit.body'])
    .select(['audit.person', 'actors.name as by', 'subjects.name as about'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id')
    .limit(MOST + 1)
    .offset(page * MOST)
    .execute()
  const entries = await Promise.all(
    rows.slice(0, MOST).map(async ({ body, ...row }) => ({
      ...row,
      ...JSON.parse(body),
      message: row.action === REMOVED ? await keptMessage(storage.db, row.target) : null,
    })),
  )
  return { entries, more: rows.length > MOST }
}

export const REMOVED = 'removeMessage'

/** The words of a removed message, which are kept while a report about it waits. */
async function keptMessage(db: Kysely<Schema>, target: string): Promise<string | null> {
  const [table = '', number = ''] = target.split('/')
  const line = await db
    .selectFrom('chat')
    .select(['body', 'name'])
    .where('table_id', '=', table)
    .where('number', '=', Number(number))
    .executeTakeFirst()
  return line === undefined || line.body === '' ? null : `${line.name}: ${line.body}`
}
