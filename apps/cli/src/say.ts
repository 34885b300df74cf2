import { type MessageParams, message } from '@guildhall/kernel'
import { type Catalogue, createTranslator } from '@guildhall/texts'
import { english } from './messages/en.ts'

/** The names of everything the command line can say. */
export type Key = keyof typeof english

const sayer = createTranslator(english, 'en')

/** Braces are places in a text, so an example that has them is handed in. */
const json = `'{"boardSide":"advanced"}'`

/** A text of the command line itself, in words. */
export const say = (key: Key, params: MessageParams = {}): string =>
  sayer(message(key, { json, ...params }))

/** Says the texts that one part of the command line keeps to itself. */
export function withTexts<const C extends Catalogue>(
  texts: C,
): (key: keyof C & string, params?: MessageParams) => string {
  const translate = createTranslator(texts, 'en')
  return (key, params = {}) => translate(message(key, params))
}
