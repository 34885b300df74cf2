import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebookArt as craftsmenBuilders } from '@guildhall/craftsmen-builders-board/rulebook'
import { rulebookArt as redCathedral } from '@guildhall/red-cathedral-board/rulebook'
import { parseSections } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { differences, faultsOf, type Known } from '../rulebook/check-rulebook.ts'
import { parseRulebook } from '../rulebook/parse-rulebook.ts'
import { blocksOf, figuresOf, headingsOf, passagesOf } from '../rulebook/rulebook.ts'

const RULES = join(import.meta.dirname, '..', '..', '..', 'rules')
const BOOKS = ['red-cathedral', 'contractors', 'solitaire', 'craftsmen-builders']

const read = (book: string, language: string) =>
  parseRulebook(readFileSync(join(RULES, 'book', book, `${language}.md`), 'utf8'))

const languagesOf = (book: string): string[] =>
  readdirSync(join(RULES, 'book', book)).map((file) => file.replace(/\.md$/, ''))

/** Every clause, and every chapter by its number. */
const clauses = new Set(
  BOOKS.flatMap((book) =>
    parseSections(readFileSync(join(RULES, `${book}.md`), 'utf8')).flatMap(({ title, blocks }) => [
      title.split(' ')[0] ?? '',
      ...blocks.flatMap((block) => (block.kind === 'clause' ? [block.clause.id] : [])),
    ]),
  ),
)

const artOf = (book: string) => (book === 'craftsmen-builders' ? craftsmenBuilders : redCathedral)

function knownTo(book: string): Known {
  const { figures, signs } = artOf(book)
  const targets = BOOKS.flatMap((each) =>
    read(each, 'en')
      .sections.flatMap(headingsOf)
      .flatMap((id) => (each === book ? [`#${id}`, `${each}#${id}`] : [`${each}#${id}`])),
  )
  return {
    clauses,
    figures: new Set(Object.keys(figures)),
    signs: new Set(signs),
    targets: new Set(targets),
  }
}

describe.each(BOOKS)('the rulebook %s', (book) => {
  test.each(languagesOf(book))('names only what there is: %s', (language) => {
    expect(faultsOf(read(book, language), knownTo(book))).toEqual([])
  })

  test.each(languagesOf(book))('is the same book in every language: %s', (language) => {
    expect(differences(read(book, 'en'), read(book, language))).toEqual([])
  })

  test('has a page for the table, and every chapter leads to its clauses', () => {
    const { sections } = read(book, 'en')
    expect(sections.map(({ id }) => id)).toContain('aid')
    const without = sections.filter(
      ({ id, blocks }) =>
        !['symbols', 'aid'].includes(id) &&
        passagesOf(blocks).every((passage) => passage.clauses.length === 0),
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

test('every figure is used in a rulebook', () => {
  const used = BOOKS.flatMap((book) => figuresOf(blocksOf(read(book, 'en'))))
  const drawn = [redCathedral, craftsmenBuilders].flatMap(({ figures }) => Object.keys(figures))
  expect(drawn.filter((figure) => !used.includes(figure))).toEqual([])
})
