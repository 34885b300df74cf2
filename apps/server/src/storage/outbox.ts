import { randomUUID } from 'node:crypto'
import type { Notice } from '@guildhall/tables'
import type { OutboxRow } from './schema.ts'
import type { Storage } from './storage.ts'

export const noticeRow = (table: string | null, notice: Notice): OutboxRow => ({
  id: randomUUID(),
  person: notice.person,
  table_id: table,
  kind: notice.kind,
  body: JSON.stringify(notice.body),
  due: notice.due,
  tries: 0,
  sent: null,
  claimed_by: null,
  claimed_until: null,
  dedupe: notice.dedupe,
})

/** What is to be sent now and nobody is sending, now claimed by this process until then. */
export async function claimNotices(
  { db, kind }: Storage,
  claim: { readonly process: string; readonly now: number; readonly until: number },
  most: number,
): Promise<readonly OutboxRow[]> {
  const { process, now, until } = claim
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('sent', 'is', null)
      .where('due', '<=', now)
      .where((where) =>
        where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]),
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

/** It was sent, or need not be any more. */
export async function settleNotice({ db }: Storage, id: string, now: number): Promise<void> {
  await db.updateTable('outbox').set({ sent: now }).where('id', '=', id).execute()
}

/** It could not be sent; it is tried again then. */
export async function postponeNotice({ db }: Storage, id: string, due: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute()
}
