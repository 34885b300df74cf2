import type { TableCommand } from '@guildhall/tables'
import { ensureGuest } from '../guest.ts'
import { translate } from '../i18n.ts'
import { Refused } from '../net/http.ts'
import type { TableLink } from '../net/table-link.ts'

/** Asks the table for something; what it does not grant is thrown in its words. */
export async function requestOrThrow(link: TableLink, wish: TableCommand): Promise<void> {
  await ensureGuest()
  const answer = await link.request(wish)
  if (!answer.ok) throw new Refused('table', translate(answer.refusal.message), 409)
}
