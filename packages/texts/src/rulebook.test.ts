import { expect, test } from 'vitest'
import { parseRulebook } from './rulebook.ts'

const BOOK = `# A small game

- **ZZ-0.1** \`[random: roll]\` marks chance, \`setting: name\` a setting.

## ZZ-1 Play

- **ZZ-1.1** Roll, then choose. [random: roll] [decide: which-die] \`setting: dice\`
- **ZZ-SP-2** The tiles are:

| tile | value |
|---|---|
| a | 1 |

Prose that is no rule.

| no clause | this |

- **ZZ-1-EX1** A three is rolled.
`

// Read inside each test: a mutation that breaks the reading must break a test, not the file.
const clauses = () => parseRulebook(BOOK)
const find = (id: string) => clauses().find((clause) => clause.id === id)

test('every numbered line is a clause, in the order of the book', () => {
  expect(clauses().map((clause) => clause.id)).toEqual(['ZZ-0.1', 'ZZ-1.1', 'ZZ-SP-2', 'ZZ-1-EX1'])
})

test('a clause knows its section and its marks', () => {
  expect(find('ZZ-1.1')).toMatchObject({
    section: 'ZZ-1 Play',
    example: false,
    tags: { random: ['roll'], decide: ['which-die'], setting: ['dice'] },
  })
})

test('a mark that is only spoken about is not set', () => {
  expect(find('ZZ-0.1')?.tags).toEqual({ random: [], decide: [], setting: [] })
})

test('a table right after a clause belongs to it, one after prose to none', () => {
  expect(find('ZZ-SP-2')?.table).toEqual(['| tile | value |', '|---|---|', '| a | 1 |'])
  expect(clauses().flatMap((clause) => clause.table)).toHaveLength(3)
})

test('a clause inside a sentence or a table is only cited there', () => {
  expect(parseRulebook('See - **ZZ-1.1** here.\n\n| - **ZZ-1.2** x |')).toEqual([])
})

test('a heading must be a line of its own', () => {
  const [first] = parseRulebook('No #  heading\n\n##  ZZ-1 Play\n\n- **ZZ-1.1**  Roll.')
  expect(first).toMatchObject({ section: 'ZZ-1 Play', text: 'Roll.' })
  expect(parseRulebook('No #  heading\n- **ZZ-1.1** Roll.')[0]?.section).toBe('')
})

test('a worked example is known from a rule by its number', () => {
  expect(
    clauses()
      .filter((clause) => clause.example)
      .map((clause) => clause.id),
  ).toEqual(['ZZ-1-EX1'])
})
