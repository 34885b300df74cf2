import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Choice, EITHER, FORM, isChoice, type Part, type Text } from '../src/catalogue.ts'

/** Takes a text in ICU MessageFormat apart. Throws where it is none, or uses what we have no use for. */
export const compileText = (icu: string): Text =>
  compact(parse(icu, { ignoreTag: true }).map((element) => compilePart(element, undefined)))

function compilePart(element: MessageFormatElement, counted: string | undefined): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return placeOf(element.value)
    case TYPE.pound:
      return [counted ?? '']
    case TYPE.select:
      return [named(element.value), 'select', textsOf(element.options, counted)]
    case TYPE.plural:
      if (element.offset !== 0) throw new Error('an offset is not supported')
      if (element.pluralType !== 'cardinal') throw new Error('selectordinal is not supported')
      return [named(element.value), 'plural', textsOf(element.options, element.value)]
    default:
      throw new Error(`{${element.value}, …}: only plural and select are supported`)
  }
}

const textsOf = (
  options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>,
  counted: string | undefined,
): Choice[2] =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      compact(value.map((element) => compilePart(element, counted))),
    ]),
  )

/** Words alone need no list. */
const compact = (parts: readonly Part[]): Text =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : parts

/** `{die_acc}` is the parameter `die` in its form `acc`. */
function placeOf(argument: string): Part {
  const [name = '', form, ...more] = argument.split('_')
  if (more.length > 0) throw new Error(`{${argument}}: more than one form`)
  return form === undefined ? [named(name)] : [named(name), form]
}

function named(name: string): string {
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(name)) throw new Error(`{${name}} is no name of a parameter`)
  return name
}

/** Every part of a text, those of its choices included. */
export function partsOf(text: Text): Part[] {
  if (typeof text === 'string') return [text]
  return text.flatMap((part) =>
    typeof part !== 'string' && isChoice(part)
      ? [part, ...Object.values(part[2]).flatMap(partsOf)]
      : [part],
  )
}

/** The forms that a text has itself. */
export const formsIn = (text: Text): string[] =>
  choicesIn(text)
    .filter(([name]) => name === FORM)
    .flatMap(([, , texts]) => Object.keys(texts))
    .filter((form) => form !== 'other')

/** The forms that a text asks for. */
export const formsAskedIn = (text: Text): string[] =>
  partsOf(text).flatMap((part) =>
    typeof part !== 'string' && !isChoice(part) && part[1] !== undefined && part[1] !== EITHER
      ? [part[1]]
      : [],
  )

export const choicesIn = (text: Text): Choice[] =>
  partsOf(text).flatMap((part) => (typeof part !== 'string' && isChoice(part) ? [part] : []))
