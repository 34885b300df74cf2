import type { Clause } from '@guildhall/texts'

/** A clause as it is shown: without the marks that only programs read. */
export interface ReadableClause {
  readonly text: string
  /** Why we decided so, where no rulebook says it. */
  readonly ruling: string | null
  /** How it can be played instead. */
  readonly alternative: string | null
  /** Whether a table can switch it. */
  readonly option: boolean
}

const MARKS = / *\[(?:random|decide): [a-z-]+\]/g
const SETTING = /,? *`setting: [A-Za-z]+`(?: off)?/g
const RULING = / *\(ruling[^:)]*: ([^)]+?)(?:; alternative: ([^)]+?))?\.?\)/

export function readableClause({ text, tags }: Pick<Clause, 'text' | 'tags'>): ReadableClause {
  const marked = text.replaceAll(MARKS, '')
  const [, ruling = null, alternative = ''] = RULING.exec(marked) ?? []
  const other = alternative.replaceAll(SETTING, '').trim()
  return {
    text: marked.replace(RULING, '').replaceAll(SETTING, '').trim(),
    ruling: ruling === null ? null : sentence(ruling),
    alternative: other === '' || other === 'none' ? null : sentence(other),
    option: tags.setting.length > 0,
  }
}

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`
