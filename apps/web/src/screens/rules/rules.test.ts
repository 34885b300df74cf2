import { describe, expect, test } from 'vitest'
import { BOOKS, bookOf, clauseHref } from './clause-href.ts'
import { cellsOf, partsOf } from './inline-markup.ts'
import { clausesOf, loadAll, loadBook, search } from './rulebooks.ts'

describe('the rulebooks', () => {
  test('hold every clause once, each in the book that its name says', async () => {
    const books = await loadAll()
    const ids = books.flatMap(({ id, sections }) =>
      sections.flatMap(clausesOf).map((clause) => [clause.id, id] as const),
    )
    expect(ids.length).toBeGreaterThan(900)
    expect(new Set(ids.map(([clause]) => clause)).size).toBe(ids.length)
    expect(ids.filter(([clause, id]) => bookOf(clause) !== id)).toEqual([])
    expect(books.map(({ id }) => id)).toEqual(BOOKS)
  })

  test('are cut into their sections', async () => {
    const { sections } = await loadBook('red-cathedral')
    expect(sections.find(({ id }) => id === 'RC-2')).toMatchObject({ id: 'RC-2', title: 'Setup' })
    const names = sections.map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
  })

  test('a clause has an address', () => {
    expect(clauseHref('RC-8.3')).toBe('/rules/red-cathedral#RC-8.3')
    expect(clauseHref('GU-LAWYERS-2')).toBe('/rules/contractors#GU-LAWYERS-2')
  })

  test('are searched by words and by id, the id first', async () => {
    const books = await loadAll()
    const found = search(books, 'hold two other dice')
    expect(found.map(({ clause }) => clause.id)).toContain('RC-8.4')
    expect(search(books, 'rc-8.3')[0]?.clause.id).toBe('RC-8.3')
    expect(search(books, '  ')).toEqual([])
    expect(search(books, 'no such word xyzzy')).toEqual([])
  })
})

describe('the words of a clause', () => {
  test('are taken apart at what has a meaning', () => {
    expect(partsOf('See RC-7.13 to GU-FOREMEN-4. [decide: take] `setting: roundLimit`')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'clause', text: 'RC-7.13' },
      { kind: 'text', text: ' to ' },
      { kind: 'clause', text: 'GU-FOREMEN-4' },
      { kind: 'text', text: '. ' },
      { kind: 'mark', mark: 'decide', text: 'take' },
      { kind: 'text', text: ' ' },
      { kind: 'mark', mark: 'setting', text: 'roundLimit' },
    ])
  })

  test('keep every letter of every clause', async () => {
    for (const { sections } of await loadAll()) {
      for (const { text } of sections.flatMap(clausesOf)) {
        const letters = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '')
        const marks = { decide: 'decide', random: 'random', setting: 'setting' } as const
        const joined = partsOf(text).map((part) =>
          part.kind === 'mark' ? marks[part.mark] + part.text : part.text,
        )
        expect(letters(joined.join(''))).toBe(letters(text))
      }
    }
  })

  test('every clause that is named in a clause can be read', async () => {
    const books = await loadAll()
    const known = new Set(
      books.flatMap(({ sections }) =>
        sections.flatMap((section) => [section.id, ...clausesOf(section).map(({ id }) => id)]),
      ),
    )
    const named = books
      .flatMap(({ sections }) => sections.flatMap(clausesOf))
      .flatMap(({ text }) =>
        partsOf(text).flatMap((part) => (part.kind === 'clause' ? part.text : [])),
      )
    expect(named.length).toBeGreaterThan(150)
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([])
  })

  test('a table is its cells', () => {
    expect(cellsOf(['| a | b |', '|---|---|', '| 1 | 2 |'])).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})
