/** Words with places for parameters: `{name} pays {amount}`. */
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

/** The words of one language for every key of a message. */
export type Catalogue = Readonly<Record<string, Template | PluralTemplate>>

/** What stands in a template: words, or the name of a parameter. */
export type Part = { readonly words: string } | { readonly name: string }

const PLACE = /\{([^{}]*)\}/

/** The template taken apart at its places. */
export const partsOf = (template: Template): Part[] =>
  template
    .split(PLACE)
    .map((text, index) => (index % 2 === 0 ? { words: text } : { name: text }))
    .filter((part) => 'name' in part || part.words !== '')

/** Every form of an entry. */
function formsOf(entry: Template | PluralTemplate): Template[] {
  if (typeof entry === 'string') return [entry]
  const { zero, one, two, few, many, other } = entry
  return [zero, one, two, few, many, other].filter((form) => form !== undefined)
}

/** The names of all parameters that an entry needs, the one of its plural included. */
export function parametersOf(entry: Template | PluralTemplate): Set<string> {
  const places = formsOf(entry).flatMap(partsOf)
  const names = places.flatMap((part) => ('name' in part ? [part.name] : []))
  return new Set(typeof entry === 'string' ? names : [entry.plural, ...names])
}
