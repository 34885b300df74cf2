import type { Message, MessageParams } from '@guildhall/kernel'
import {
  type Catalogue,
  type Choice,
  EITHER,
  FORM,
  isChoice,
  PRINTED,
  type Text,
} from './catalogue.ts'

/** The text of a message, in one language. */
export type Translator = (message: Message) => string

/** How a gap in the catalogue, or a missing parameter, shows. */
export const gap = (name: string): string => `⟦${name}⟧`

/**
 * The translator of a catalogue. Numbers, plurals and lists follow the locale; a parameter that is a
 * message is translated with the same catalogue. Lists are joined as in a sentence, or, as `unit`, as
 * briefly as the locale can. A place `{die_acc}` gives the message `die` in its form `acc`, where it has
 * one; `{kinds_or}` joins a list as alternatives; `{name_printed}` looks up a name that is printed on a
 * card. A missing key or parameter is visible: `⟦key⟧`.
 */
export function createTranslator(
  catalogue: Catalogue,
  locale: string,
  lists: 'conjunction' | 'unit' = 'conjunction',
): Translator {
  const plurals = whenNeeded(() => new Intl.PluralRules(locale))
  const numbers = whenNeeded(() => new Intl.NumberFormat(locale))
  const listed = whenNeeded(() => new Intl.ListFormat(locale, { type: lists }))
  const either = whenNeeded(() => new Intl.ListFormat(locale, { type: 'disjunction' }))

  const inForm = ({ key, params }: Message, form: string | undefined): string =>
    Object.hasOwn(catalogue, key) ? filled(catalogue[key] ?? '', params, form) : gap(key)

  const filled = (text: Text, params: MessageParams, form: string | undefined): string => {
    if (typeof text === 'string') return text
    let words = ''
    for (const part of text) {
      if (typeof part === 'string') words += part
      else if (isChoice(part)) words += filled(chosen(part, params, form), params, form)
      else words += placed(part[0], part[1], params)
    }
    return words
  }

  const chosen = ([name, by, texts]: Choice, params: MessageParams, form?: string): Text => {
    const value = name === FORM ? form : params[name]
    const wanted =
      by === 'plural' && typeof value === 'number'
        ? (ownText(texts, `=${value}`) ?? ownText(texts, plurals().select(value)))
        : ownText(texts, selectorOf(value))
    return wanted ?? texts['other'] ?? ''
  }

  const placed = (name: string, form: string | undefined, params: MessageParams): string => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return gap(name)
    if (typeof value === 'number') return numbers().format(value)
    if (typeof value === 'string') return form === PRINTED ? printed(value) : value
    if (!isList(value)) return inForm(value, form)
    return (form === EITHER ? either : listed)().format(value.map((each) => inForm(each, form)))
  }

  const printed = (name: string): string => {
    const text = ownText(catalogue, `${PRINTED}.${name}`)
    return typeof text === 'string' ? text : name
  }

  return (message) => inForm(message, undefined)
}

/** Made when it is first used: what knows a language takes a page longer to make than its first words. */
function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const isList = (value: Message | readonly Message[]): value is readonly Message[] =>
  Array.isArray(value)

const ownText = (texts: Catalogue, name: string): Text | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

/** What a parameter is called in a choice: its words, or the last name in the key of a message. */
function selectorOf(value: MessageParams[string] | undefined): string {
  if (typeof value !== 'object') return String(value)
  return 'key' in value ? value.key.slice(value.key.lastIndexOf('.') + 1) : ''
}
