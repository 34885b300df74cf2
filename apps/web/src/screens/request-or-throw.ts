import type { TableCommand } from '@guildhall/tables'
import { ensureGuest } from '../guest.ts'
import { translate } from '../i18n.ts'
import { Refused } from '../net/http.ts'
import type { TableLink } from '../net/table-link.ts'

/** Sends a command to the table; throws the message of a refusal. */
export async function requestOrThrow(link: TableLink, command: TableCommand): Promise<void> {
  await ensureGuest()
  const answer = await link.request(command)
  if (!answer.ok) throw new Refused('table', translate(answer.refusal.message), 409)
}
