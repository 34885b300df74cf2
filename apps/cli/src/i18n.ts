import { message } from '@guildhall/kernel'
import { type Arguments, createTranslator, type PlainKey } from '@guildhall/texts'
import { catalogue, type Texts } from './locales/en.ts'

/** The keys of all texts of the command line. */
export type MessageKey = keyof Texts

/** The keys of those without parameters. */
export type PlainMessageKey = PlainKey<Texts>

/** What comes with a key. */
export type TextArguments<K extends MessageKey> = Arguments<Texts, K>

/** Any message, in the texts of the command line. */
export const translate = createTranslator(catalogue, 'en')

/** A text of the command line, by its key. */
export const t = <K extends MessageKey>(key: K, ...[params]: TextArguments<K>): string =>
  translate(message(key, params ?? {}))
