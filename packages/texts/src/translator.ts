import type { Message, MessageParams } from '@guildhall/kernel'
import {
  type Catalogue,
  EITHER,
  type Entry,
  type Part,
  partsOf,
  type Template,
} from './catalogue.ts'

/** The text of a message, in one language. */
export type Translator = (message: Message) => string

/** How a gap in the catalogue, or a missing parameter, shows. */
export const gap = (name: string): string => `⟦${name}⟧`

/**
 * The translator of a catalogue. Numbers, plurals and lists follow the locale; a parameter that is a
 * message is translated with the same catalogue. Lists are joined as in a sentence, or, as `unit`, as
 * briefly as the locale can. A place `{die:acc}` gives the message `die.red` in the words of
 * `die.red:acc` where the catalogue has them: cases, articles. A place `{kinds:or}` joins a list as
 * alternatives. A missing key or parameter is visible: `⟦key⟧`.
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
  const templates = new Templates()

  const translate: Translator = ({ key, params }) => {
    const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (entry === undefined) return gap(key)
    return templates
      .parts(chosenForm(entry, params, plurals))
      .map((part) => ('text' in part ? part.text : textOf(part.name, part.form, params)))
      .join('')
  }

  const inForm = (message: Message, form: string | undefined): string => {
    const key = `${message.key}:${form}`
    return translate(Object.hasOwn(catalogue, key) ? { ...message, key } : message)
  }

  const textOf = (name: string, form: string | undefined, params: MessageParams): string => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return gap(name)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return numbers().format(value)
    if (!isList(value)) return inForm(value, form)
    return (form === EITHER ? either : listed)().format(value.map((each) => inForm(each, form)))
  }

  return translate
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

function chosenForm(
  entry: Entry,
  params: MessageParams,
  plurals: () => Intl.PluralRules,
): Template {
  if (typeof entry === 'string') return entry
  if ('select' in entry) {
    const value = selector(params[entry.select])
    return (Object.hasOwn(entry.forms, value) ? entry.forms[value] : undefined) ?? entry.other
  }
  const count = params[entry.plural]
  if (typeof count !== 'number') return entry.other
  return entry[plurals().select(count)] ?? entry.other
}

/** What a form is chosen by: words as they are, a message by the end of its key, `you` of `player.you`. */
const selector = (value: MessageParams[string] | undefined): string =>
  typeof value === 'object' && 'key' in value
    ? value.key.slice(value.key.lastIndexOf('.') + 1)
    : String(value)

/** Templates taken apart once. */
class Templates {
  readonly #parts = new Map<Template, readonly Part[]>()

  parts(template: Template): readonly Part[] {
    const known = this.#parts.get(template)
    if (known !== undefined) return known
    const parts = partsOf(template)
    this.#parts.set(template, parts)
    return parts
  }
}
