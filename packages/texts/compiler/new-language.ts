import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** An English text to be translated: with every form of number that the language has, in the words of `other`. */
export function toTranslate(icu: string, language: string): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const elements = parse(icu, { ignoreTag: true, captureLocation: true })
  const gap = gapIn(elements, pluralCategories)
  if (gap === undefined) return icu
  const before = icu.lastIndexOf('other', gap.from)
  const form = `${gap.category} ${icu.slice(gap.from, gap.to)} `
  return toTranslate(icu.slice(0, before) + form + icu.slice(before), language)
}

/** A form of number that is missing, and where the words of `other` stand. */
interface Gap {
  readonly category: string
  readonly from: number
  readonly to: number
}

function gapIn(
  elements: readonly MessageFormatElement[],
  categories: readonly string[],
): Gap | undefined {
  for (const element of elements) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    const { options } = element
    const category = categories.find((each) => !(each in options))
    const where = options['other']?.location
    if (element.type === TYPE.plural && category !== undefined && where !== undefined) {
      return { category, from: where.start.offset, to: where.end.offset }
    }
    const inside = Object.values(options).map(({ value }) => gapIn(value, categories))
    const found = inside.find((gap) => gap !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}
