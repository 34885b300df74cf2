/**
 * Words with places for parameters: `{name} pays {amount}`. A place can ask for a form of what is
 * put there, `{die:acc}`: see `Translator`.
 */
export type Template = string

/** Forms of a sentence by number. `plural` names the parameter that decides between them. */
export interface PluralTemplate {
  readonly plural: string
  readonly zero?: Template
  readonly one?: Template
  readonly two?: Template
  readonly few?: Template
  readonly many?: Template
  readonly other: Template
}

/**
 * Forms by the words of a parameter, e.g. of the name that is printed on a card. A parameter that is a
 * message decides by the end of its key: `you` stands for `player.you`.
 */
export interface SelectTemplate {
  readonly select: string
  readonly forms: Readonly<Record<string, Template>>
  /** For all words that have no form of their own. */
  readonly other: Template
}

/** What a key stands for. */
export type Entry = Template | PluralTemplate | SelectTemplate

/** The words of one language for every key of a message. */
export type Catalogue = Readonly<Record<string, Entry>>

/**
 * A catalogue with exactly the keys of the English one. A form of an entry that only this language
 * needs stands beside it: `die.red:acc` for the places `{…:acc}`.
 */
export type Translation<English> = { readonly [Key in keyof English]: Entry } & {
  readonly [form: `${string}:${string}`]: Entry
}

/** What stands in a template: words, or the name of a parameter and the form it is to have. */
export type Part = { readonly text: string } | { readonly name: string; readonly form?: string }

/** The form of a list that is joined with "or". */
export const EITHER = 'or'

const PLACE = /\{([^{}]*)\}/

/** The template taken apart at its places. */
export const partsOf = (template: Template): Part[] =>
  template
    .split(PLACE)
    .map((text, index) => (index % 2 === 0 ? { text } : place(text)))
    .filter((part) => 'name' in part || part.text !== '')

function place(text: string): Part {
  const [name = '', form] = text.split(':', 2)
  return form === undefined ? { name } : { name, form }
}

/** Every form of an entry. */
export function formsOf(entry: Entry): Template[] {
  if (typeof entry === 'string') return [entry]
  if ('select' in entry) return [...Object.values(entry.forms), entry.other]
  const { zero, one, two, few, many, other } = entry
  return [zero, one, two, few, many, other].filter((form) => form !== undefined)
}

/** The names of all parameters that an entry needs, the one that decides its form included. */
export function parametersOf(entry: Entry): Set<string> {
  const places = formsOf(entry).flatMap(partsOf)
  const names = places.flatMap((part) => ('name' in part ? [part.name] : []))
  if (typeof entry === 'string') return new Set(names)
  return new Set(['select' in entry ? entry.select : entry.plural, ...names])
}
