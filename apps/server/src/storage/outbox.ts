import { randomUUID } from 'node:crypto'
import type { Notice } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import type { RowValues } from './row-statement.ts'
import type { Schema } from './schema.ts'
import type { OutboxRow } from './server-rows.ts'
import type { Storage } from './storage.ts'

/** A notice as it is stored, and claimed again: a newer one about the same table replaces it. */
export type NoticeKey = Pick<OutboxRow, 'id' | 'dedupe'>

/** As `ADD_NOTICES` takes them: at most one of a kind about a table, or the outbox would grow with every turn. */
export const valuesOfNotice = (table: string, notice: Notice): RowValues => [
  ...[`${notice.kind} ${table}`, notice.person, table, notice.kind],
  ...[JSON.stringify(notice.body), notice.due, notice.dedupe],
]

/** The progress of a notice, as stored in its body. */
export interface Sending {
  /** The id of its notification, so that a group stays together. */
  readonly letter?: string
  /** The channels on which that notification was sent. */
  readonly told?: readonly string[]
}

export const sendingOf = ({ body }: OutboxRow): Sending => JSON.parse(body)

/** The kind of a mail that waits here; every other kind is a notice of a table. */
const MAIL = 'mail'

/** Keeps a mail until it is sent. */
export async function keepMail(
  db: Kysely<Schema>,
  { person, body, due }: Pick<OutboxRow, 'person' | 'body' | 'due'>,
): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('outbox')
    .values({
      ...{ id, person, table_id: null, kind: MAIL, body, due, tries: 0, dedupe: id },
      ...{ sent: null, claimed_by: null, claimed_until: null },
    })
    .execute()
}

interface Claim {
  readonly process: string
  readonly now: number
  readonly until: number
  readonly what: 'notices' | 'mails'
}

/**
 * Claims the due notices or mails that no live process has claimed, until the given time. Claims of
 * dead processes are void at once.
 */
export async function claimDue(
  { db, kind }: Storage,
  { process, now, until, what }: Claim,
  most: number,
): Promise<readonly OutboxRow[]> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('sent', 'is', null)
      .where('kind', what === 'mails' ? '=' : '!=', MAIL)
      .where('due', '<=', now)
      .where((where) =>
        where.or([
          where('claimed_until', 'is', null),
          where('claimed_until', '<=', now),
          where('claimed_by', 'not in', (alive) =>
            alive.selectFrom('processes').select('processes.id').where('until', '>', now),
          ),
        ]),
      )
      .orderBy('due')
      .limit(most)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return []
    await transaction
      .updateTable('outbox')
      .set((set) => ({
        claimed_by: process,
        claimed_until: until,
        tries: set('tries', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute()
    return found.map((row) => ({ ...row, tries: row.tries + 1 }))
  })
}

/** Stores the progress, so that sending continues after a crash. */
export async function noteSending(
  { db }: Storage,
  rows: readonly OutboxRow[],
  more: Sending,
): Promise<OutboxRow[]> {
  const noted = rows.map((row) => ({
    ...row,
    body: JSON.stringify({ ...JSON.parse(row.body), ...more }),
  }))
  for (const { id, dedupe, body } of noted) {
    await db
      .updateTable('outbox')
      .set({ body })
      .where('id', '=', id)
      .where('dedupe', '=', dedupe)
      .execute()
  }
  return noted
}

/** A notice was sent, or is outdated. One that has replaced it is not. */
export async function finishNotice(
  { db }: Storage,
  { id, dedupe }: NoticeKey,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent: now })
    .where('id', '=', id)
    .where('dedupe', '=', dedupe)
    .execute()
}

/** Nothing is kept of a mail that was sent, or that nobody needs any more. */
export async function dropMail({ db }: Storage, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Postpones notices and mails to the given time. */
export async function postponeNotice(
  { db }: Storage,
  { id, dedupe, tries }: NoticeKey & Pick<OutboxRow, 'tries'>,
  due: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due, tries, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('dedupe', '=', dedupe)
    .execute()
}
