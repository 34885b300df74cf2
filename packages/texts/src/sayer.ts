import type { Message, MessageParams } from '@guildhall/kernel'
import {
  type Catalogue,
  type Part,
  type PluralTemplate,
  partsOf,
  type Template,
} from './catalogue.ts'

/** Puts a message into words. */
export type Sayer = (message: Message) => string

/** How a gap in the catalogue, or a missing parameter, shows. */
export const gap = (name: string): string => `⟦${name}⟧`

/**
 * The sayer of a catalogue. Numbers, plurals and lists follow the locale; a parameter that is a
 * message is said with the same catalogue. Lists are joined as in a sentence, or, as `unit`, as
 * briefly as the locale can. A missing key or parameter is visible: `⟦key⟧`.
 */
export function createSayer(
  catalogue: Catalogue,
  locale: string,
  lists: 'conjunction' | 'unit' = 'conjunction',
): Sayer {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const listed = new Intl.ListFormat(locale, { type: lists })
  const templates = new Templates()

  const say: Sayer = ({ key, params }) => {
    const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
    if (entry === undefined) return gap(key)
    return templates
      .parts(chosenForm(entry, params, plurals))
      .map((part) => ('words' in part ? part.words : spoken(part.name, params)))
      .join('')
  }

  const spoken = (name: string, params: MessageParams): string => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return gap(name)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return numbers.format(value)
    return isList(value) ? listed.format(value.map(say)) : say(value)
  }

  return say
}

const isList = (value: Message | readonly Message[]): value is readonly Message[] =>
  Array.isArray(value)

function chosenForm(
  entry: Template | PluralTemplate,
  params: MessageParams,
  plurals: Intl.PluralRules,
): Template {
  if (typeof entry === 'string') return entry
  const count = params[entry.plural]
  if (typeof count !== 'number') return entry.other
  return entry[plurals.select(count)] ?? entry.other
}

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
