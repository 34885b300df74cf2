import { type MessageKey, t } from '../i18n.ts'
import { english } from '../locales/en.ts'
import { Refused, Unreachable } from '../net/http.ts'

/** Why something did not work, in words; an error of our own is thrown on. */
export function failureText(error: unknown): string {
  if (error instanceof Unreachable) return t('failure.unreachable')
  if (!(error instanceof Refused)) throw error
  const key = `failure.${error.code}`
  if (Object.hasOwn(english, key)) return t(key as MessageKey)
  return error.message
}
