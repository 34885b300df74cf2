import { refusedText } from '../format.ts'
import { t } from '../i18n.ts'
import { Refused, Unreachable } from '../net/http.ts'
import { sanctionText } from './sanction-text.ts'

/** Why a request has failed, for the reader; any other error is thrown on. */
export function failureText(error: unknown): string {
  if (error instanceof Unreachable) return t('failure.unreachable')
  if (!(error instanceof Refused)) throw error
  if (error.code === 'tooManyAttempts')
    return t('failure.tooManyAttempts', { n: Math.ceil(error.wait / 60) })
  return sanctionText(error.code, error.details) ?? refusedText(error.code, error.message)
}
