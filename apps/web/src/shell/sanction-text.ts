import { formatDateTime } from '../format.ts'
import { t } from '../i18n.ts'
import type { Details } from '../net/http.ts'

/** What administrators can impose on somebody, and the code of the refusals that follow from it. */
export const CODES = { mute: 'muted', timeout: 'timedOut', ban: 'banned' } as const
type Code = (typeof CODES)[keyof typeof CODES]

const isCode = (code: string): code is Code => Object.values<string>(CODES).includes(code)

/** What is refused, until when and why; null where the refusal is of another kind. */
export function sanctionText(code: string, { until, reason }: Details): string | null {
  if (!isCode(code)) return null
  return t(`failure.${code}`, {
    until: typeof until === 'number' ? formatDateTime(until) : 'none',
    reason: String(reason ?? ''),
  })
}
