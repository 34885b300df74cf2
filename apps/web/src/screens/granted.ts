import type { TableCommand } from '@guildhall/tables'
import { comeInAsGuest } from '../guest.ts'
import { Refused } from '../net/http.ts'
import type { TableLink } from '../net/table-link.ts'
import { said } from '../words.ts'

/** Asks the table for something; what it does not grant is thrown in its words. */
export async function granted(link: TableLink, wish: TableCommand): Promise<void> {
  await comeInAsGuest()
  const answer = await link.request(wish)
  if (!answer.ok) throw new Refused('table', said(answer.refusal.message), 409)
}
