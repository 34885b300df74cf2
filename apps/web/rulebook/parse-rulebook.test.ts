import { describe, expect, test } from 'vitest'
import { differences, faultsOf } from './check-rulebook.ts'
import { parseRulebook } from './parse-rulebook.ts'

const BOOK = `# A game

Build & win.

## Setup {#setup}

Shuffle *all* cards. [RC-2.4, RC-2.5]

- Take **3 rubles**. [RC-2.25]
- See [the end](#end).

![The table of two.](figure:setup-2)

### The market {#market}

> **Example.** Take 2 ![wood](sign:wood).

## The end {#end}

| Who | Points |
|---|---|
| Red | 5 |

## Words {#search-words}

| words | section |
|---|---|
| tie, equal points | #end |
`

describe('a rulebook', () => {
  test('is read from Markdown', () => {
    expect(parseRulebook(BOOK)).toEqual({
      title: 'A game',
      lead: [{ kind: 'paragraph', text: ['Build & win.'], clauses: [] }],
      sections: [
        {
          id: 'setup',
          title: 'Setup',
          blocks: [
            {
              kind: 'paragraph',
              text: ['Shuffle ', { kind: 'emphasis', text: ['all'] }, ' cards.'],
              clauses: ['RC-2.4', 'RC-2.5'],
            },
            {
              kind: 'list',
              ordered: false,
              items: [
                {
                  text: ['Take ', { kind: 'strong', text: ['3 rubles'] }, '.'],
                  clauses: ['RC-2.25'],
                },
                {
                  text: ['See ', { kind: 'link', to: '#end', text: ['the end'] }, '.'],
                  clauses: [],
                },
              ],
            },
            { kind: 'figure', figure: 'setup-2', caption: ['The table of two.'] },
            { kind: 'heading', id: 'market', title: 'The market' },
            {
              kind: 'box',
              blocks: [
                {
                  kind: 'paragraph',
                  text: [
                    { kind: 'strong', text: ['Example.'] },
                    ' Take 2 ',
                    { kind: 'sign', sign: 'wood', label: 'wood' },
                    '.',
                  ],
                  clauses: [],
                },
              ],
            },
          ],
        },
        {
          id: 'end',
          title: 'The end',
          blocks: [{ kind: 'table', head: [['Who'], ['Points']], rows: [[['Red'], ['5']]] }],
        },
      ],
      searchWords: [{ words: ['tie', 'equal points'], section: 'end' }],
    })
  })

  test('is refused where it cannot be shown', () => {
    expect(() => parseRulebook('No title')).toThrow('title')
    expect(() => parseRulebook('# A\n\n## No id')).toThrow('{#id}')
    expect(() => parseRulebook('# A\n\n    some code')).toThrow('code')
    expect(() => parseRulebook('# A\n\n![a](photo.png) is no sign')).toThrow('sign:')
  })
})

const KNOWN = {
  clauses: new Set(['RC-2.4', 'RC-2.5', 'RC-2.25']),
  figures: new Set(['setup-2']),
  signs: new Set(['wood']),
  targets: new Set(['#end']),
}

describe('the check of a rulebook', () => {
  const faults = (from: string, to: string) =>
    faultsOf(parseRulebook(BOOK.replace(from, to)), KNOWN)

  test('finds what is not there', () => {
    expect(faults('', '')).toEqual([])
    expect(faults('RC-2.4', 'RC-2.99')).toEqual(['there is no clause RC-2.99'])
    expect(faults('figure:setup-2', 'figure:setup-9')).toEqual(['there is no figure setup-9'])
    expect(faults('sign:wood', 'sign:silk')).toEqual(['there is no sign silk'])
    expect(faults('](#end)', '](#nowhere)')).toEqual(['there is no link target #nowhere'])
    expect(faults('| #end', '| #nowhere')).toEqual([
      'there is no section for search words: nowhere',
    ])
    expect(faults('{#market}', '{#setup}')).toEqual(['two headings are called setup'])
  })

  test('a translation has the headings, figures, clauses and parts of the original', () => {
    const compare = (from: string, to: string) =>
      differences(parseRulebook(BOOK), parseRulebook(BOOK.replace(from, to)))
    expect(compare('Shuffle', 'Mische')).toEqual([])
    expect(compare('## The end', '## Das Ende')).toEqual([])
    expect(compare('{#end}', '{#ende}')).toEqual([
      'the headings differ: ende instead of end (number 3)',
    ])
    expect(compare(', RC-2.5', '')).toEqual([
      'the clauses differ: RC-2.25 instead of RC-2.5 (number 2)',
    ])
    expect(compare('- See [the end](#end).\n', '')).toEqual([
      'the parts differ: list of 1 instead of list of 2 (number 3)',
    ])
    expect(compare('![The table of two.](figure:setup-2)\n', '')).toHaveLength(2)
  })
})
