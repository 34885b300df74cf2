import { type Block, languageOf } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { BOOKS } from './clause-href.ts'
import { type ExactRules, loadExactRules } from './exact-rules.ts'
import { readableClause } from './readable-clause.ts'

const FILES = Object.keys(import.meta.glob('../../../../../rules/exact/*/*.md'))
const CASES = FILES.map((file) => {
  const [name = '', book = ''] = file.split('/').reverse()
  return { book, language: name.replace('.md', '') }
})

/** What a translation may not change: the frame of a block, and everything in it that is no language. */
function frameOf(block: Block): unknown {
  if (block.kind === 'table') return { rows: block.rows.map(cells) }
  if (block.kind === 'prose')
    return { ...signsOf(block.text), heading: /^\*\*.+\*\*$|^Examples$/.test(block.text) }
  const { id, text, tags, table } = block.clause
  const { ruling, alternative } = readableClause(block.clause)
  return {
    id,
    tags,
    ...signsOf(text),
    rows: table.map(cells),
    ruling: ruling !== null,
    alternative: alternative !== null,
  }
}

const cells = (row: string): object => ({ cells: row.split('|').length, ...signsOf(row) })

const CLAUSE = /\b(?:RC|CT|GU|IV|CB)-[A-Z0-9]+(?:\.\d+|-EX\d+)?/g

/** References, quoted names and numbers, in any order: languages order them differently. */
const signsOf = (text: string): object => ({
  clauses: [...text.matchAll(CLAUSE)].map(([id]) => id).sort(),
  names: [...text.matchAll(/`[^`]+`/g)].map(([name]) => name).sort(),
  numbers: (text.replaceAll(CLAUSE, '').match(/\d+/g) ?? []).sort(),
})

const framesOf = ({ sections }: ExactRules): unknown =>
  sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(frameOf) }))

const wordsOf = ({ sections }: ExactRules): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'clause' ? block.clause.text : [])),
  )

describe('the exact rules in other languages', () => {
  test.each(CASES)('$book in $language: clause by clause the English text', async (file) => {
    const book = BOOKS.find((id) => id === file.book) ?? expect.fail('no such book')
    const language = languageOf(file.language) ?? expect.fail('no such language')
    const [english, translated] = await Promise.all([
      loadExactRules(book, 'en'),
      loadExactRules(book, language),
    ])
    expect(translated.language).toBe(language)
    expect(framesOf(translated)).toEqual(framesOf(english))
    const left = new Set(wordsOf(english))
    expect(wordsOf(translated).filter((words) => left.has(words))).toEqual([])
  })
})
