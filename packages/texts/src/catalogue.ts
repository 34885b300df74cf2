/**
 * A text as the build made it out of ICU MessageFormat: words alone, or words, places and choices one
 * after the other. Nothing is parsed where it is used.
 */
export type Text = string | readonly Part[]

/** A part of a text: words, a place for a parameter, or a choice between texts. */
export type Part = string | Place | Choice

/** The place of a parameter, and the form that what is put there is to have: `{die}`, `{die_acc}`. */
export type Place = readonly [name: string, form?: string]

/** Texts of which a parameter chooses one: by number, or by its name. */
export type Choice = readonly [
  name: string,
  by: 'plural' | 'select',
  texts: Readonly<Record<string, Text>>,
]

/** The texts of one language by the keys of messages. */
export type Catalogue = Readonly<Record<string, Text>>

export const isChoice = (part: Place | Choice): part is Choice => part.length === 3

/** The form of a list that is joined with "or". */
export const EITHER = 'or'

/** The form of what is printed on a card: its translation is the entry `printed.NAME`. */
export const PRINTED = 'printed'

/** What a choice between the forms of a text goes by; no message has such a parameter. */
export const FORM = 'form'

/** The names of all parameters of a text, those that choose included. */
export function parametersOf(text: Text): Set<string> {
  if (typeof text === 'string') return new Set()
  const names = text.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name] = part
    const inner = isChoice(part) ? Object.values(part[2]).map(parametersOf) : []
    return [name, ...inner.flatMap((each) => [...each])]
  })
  return new Set(names.filter((name) => name !== FORM))
}
