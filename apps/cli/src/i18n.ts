import { type MessageParams, message } from '@guildhall/kernel'
import { type Catalogue, createTranslator } from '@guildhall/texts'
import { english } from './messages/en.ts'

/** The keys of all texts of the command line. */
export type MessageKey = keyof typeof english

const translate = createTranslator(english, 'en')

/** Braces are places in a text, so an example that has them is handed in. */
const json = `'{"boardSide":"advanced"}'`

/** A text of the command line itself, by its key. */
export const t = (key: MessageKey, params: MessageParams = {}): string =>
  translate(message(key, { json, ...params }))

/** The texts that one part of the command line keeps to itself, by their keys. */
export function withTexts<const C extends Catalogue>(
  texts: C,
): (key: keyof C & string, params?: MessageParams) => string {
  const translate = createTranslator(texts, 'en')
  return (key, params = {}) => translate(message(key, params))
}
