import { type MessageKey, t } from '../i18n.ts'
import { english } from '../locales/en.ts'
import { Refused, Unreachable } from '../net/http.ts'

/** Why a request has failed, for the reader; any other error is thrown on. */
export function failureText(error: unknown): string {
  if (error instanceof Unreachable) return t('failure.unreachable')
  if (!(error instanceof Refused)) throw error
  const key = `failure.${error.code}`
  if (Object.hasOwn(english, key)) return t(key as MessageKey)
  return error.message
}
