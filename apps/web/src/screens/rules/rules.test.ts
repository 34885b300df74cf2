import { describe, expect, test } from 'vitest'
import { parseRulebook } from '../../../rulebook/parse-rulebook.ts'
import { BOOKS, bookHref, bookOf, clauseHref, sectionHref } from './clause-href.ts'
import { clausesOf, loadAllExactRules, loadExactRules } from './exact-rules.ts'
import { cellsOf, partsOf } from './inline-markup.ts'
import { readableClause } from './readable-clause.ts'
import type { LoadedRulebook } from './rulebook-files.ts'
import { type SearchHit, searchRules } from './search-rules.ts'

const FILES = import.meta.glob<string>('../../../../../rules/book/*/en.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The rulebooks as the build gives them to the page. */
const rulebooks: readonly LoadedRulebook[] = BOOKS.map((id) => ({
  id,
  language: 'en',
  book: parseRulebook(FILES[`../../../../../rules/book/${id}/en.md`] ?? ''),
}))

describe('the exact rules', () => {
  test('hold every clause once, each in the book that its name says', async () => {
    const books = await loadAllExactRules('en')
    const ids = books.flatMap(({ id, sections }) =>
      sections.flatMap(clausesOf).map((clause) => [clause.id, id] as const),
    )
    expect(ids.length).toBeGreaterThan(900)
    expect(new Set(ids.map(([clause]) => clause)).size).toBe(ids.length)
    expect(ids.filter(([clause, id]) => bookOf(clause) !== id)).toEqual([])
    expect(books.map(({ id }) => id)).toEqual(BOOKS)
  })

  test('are cut into their sections', async () => {
    const { sections } = await loadExactRules('red-cathedral', 'en')
    expect(sections.find(({ id }) => id === 'RC-2')).toMatchObject({ id: 'RC-2', title: 'Setup' })
    const names = sections.map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
  })

  test('a clause and a section have an address', () => {
    expect(clauseHref('RC-8.3')).toBe('/rules/red-cathedral/exact#RC-8.3')
    expect(clauseHref('GU-LAWYERS-2')).toBe('/rules/contractors/exact#GU-LAWYERS-2')
    expect(bookHref('solitaire')).toBe('/rules/solitaire')
    expect(sectionHref('solitaire', '#goal')).toBe('/rules/solitaire#goal')
    expect(sectionHref('solitaire', 'red-cathedral#goal')).toBe('/rules/red-cathedral#goal')
  })

  test('show neither marks nor words about files', async () => {
    const books = await loadAllExactRules('en')
    const shown = books
      .flatMap(({ sections }) => sections.flatMap(clausesOf))
      .flatMap((clause) => {
        const { text, ruling, alternative } = readableClause(clause)
        return [text, ruling ?? '', alternative ?? ''].map((words) => `${clause.id} ${words}`)
      })
    const odd = /\[random|\[decide|setting: |\(ruling|alternative: |data file|\.md\b|\bthe seed\b/
    expect(shown.filter((words) => odd.test(words))).toEqual([])
  })
})

describe('the search', () => {
  const found = async (typed: string) =>
    searchRules(rulebooks, await loadAllExactRules('en'), typed).map(nameOf)
  const nameOf = (hit: SearchHit): string =>
    hit.kind === 'clause' ? hit.clause.id : `${hit.book}#${hit.section}`

  test('finds by the number of a clause, which comes first', async () => {
    expect((await found('rc-8.3'))[0]).toBe('RC-8.3')
  })

  test('finds by everyday words', async () => {
    expect((await found('tie')).slice(0, 4)).toContain('red-cathedral#winner')
    expect((await found('full inventory'))[0]).toBe('red-cathedral#inventory')
  })

  test('finds passages and clauses by their words', async () => {
    expect(await found('hold two other dice')).toContain('RC-8.4')
    expect(await found('add jewels same step')).toContain('red-cathedral#decorate')
    expect(await found('  ')).toEqual([])
    expect(await found('no such word xyzzy')).toEqual([])
  })
})

describe('the words of a clause', () => {
  const tags = { random: [], decide: [], setting: [] }

  test('are taken apart at what has a meaning', () => {
    expect(partsOf('See RC-7.13 to `ws-gold-1`.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'clause', text: 'RC-7.13' },
      { kind: 'text', text: ' to ' },
      { kind: 'code', text: 'ws-gold-1' },
      { kind: 'text', text: '.' },
    ])
  })

  test('are shown without marks, the ruling apart', () => {
    const text = 'Draw. [random: draw] (ruling: not said; alternative: choose, `setting: first`.)'
    expect(readableClause({ text, tags: { ...tags, setting: ['first'] } })).toEqual({
      text: 'Draw.',
      ruling: 'Not said.',
      alternative: 'Choose.',
      option: true,
    })
    expect(readableClause({ text: 'Roll. (ruling: fair; alternative: none.)', tags })).toEqual({
      text: 'Roll.',
      ruling: 'Fair.',
      alternative: null,
      option: false,
    })
  })

  test('every clause that is named in a clause can be read', async () => {
    const books = await loadAllExactRules('en')
    const known = new Set(
      books.flatMap(({ sections }) =>
        sections.flatMap((section) => [section.id, ...clausesOf(section).map(({ id }) => id)]),
      ),
    )
    const named = books
      .flatMap(({ sections }) => sections.flatMap(clausesOf))
      .flatMap((clause) =>
        partsOf(readableClause(clause).text).flatMap((part) =>
          part.kind === 'clause' ? part.text : [],
        ),
      )
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([])
  })

  test('a table is its cells', () => {
    expect(cellsOf(['| a | b |', '|---|---|', '| 1 | 2 |'])).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})
