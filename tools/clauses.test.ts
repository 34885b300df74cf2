import { parseRulebook } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { citationsIn } from './citations.ts'
import { coverage } from './clause-coverage.ts'

const BOOK = {
  name: 'small',
  clauses: parseRulebook(
    ['- **ZZ-1.1** Roll.', '- **ZZ-SP-2** Pay.', '- **ZZ-1-EX1** A three.'].join('\n'),
  ),
}

const cited = (source: string) =>
  citationsIn('small.test.ts', source, ['ZZ']).map(({ clause }) => clause)

const faults = (source: string, implemented = ['small']) =>
  coverage([BOOK], citationsIn('small.test.ts', source, ['ZZ']), implemented).faults

test('a title may cite several clauses', () => {
  expect(cited(`test('rolls and pays — ZZ-1.1, ZZ-SP-2 and ZZ-1-EX1.', () => {})`)).toEqual([
    'ZZ-1.1',
    'ZZ-SP-2',
    'ZZ-1-EX1',
  ])
})

test('groups, modifiers, templates and table tests cite as well', () => {
  expect(cited(`describe('ZZ-1.1', () => { it.concurrent('ZZ-SP-2', run) })`)).toEqual([
    'ZZ-1.1',
    'ZZ-SP-2',
  ])
  expect(cited('test(`$' + '{n} dice — ZZ-1.1`, run)')).toEqual(['ZZ-1.1'])
  expect(cited(`test.each([[1], [2]])('%i dice — ZZ-1.1', run)`)).toEqual(['ZZ-1.1'])
  expect(cited('test.each`a | b`("$a dice — ZZ-1.1", run)')).toEqual(['ZZ-1.1'])
})

test('the rows of a table test cite where its title shows them', () => {
  expect(cited(`test.each([['ZZ-1.1', 3], ['ZZ-1-EX1', 4]])('%s', run)`)).toEqual([
    'ZZ-1.1',
    'ZZ-1-EX1',
  ])
  expect(cited(`test.each([['ZZ-1.1']])('a title without rows', run)`)).toEqual([])
})

test('a comment, another string or a test that is not run cites nothing', () => {
  expect(cited(`// test('ZZ-1.1')\nconst a = 'ZZ-1.1'; expect('ZZ-1.1')`)).toEqual([])
  expect(cited(`test.todo('ZZ-1.1'); describe.skip('x', () => { test('ZZ-1.1', run) })`)).toEqual(
    [],
  )
})

test('an implemented rulebook with a clause without a test fails', () => {
  expect(faults(`test('ZZ-1.1 ZZ-1-EX1', run)`)).toEqual(['ZZ-SP-2 has no test: Pay.'])
  expect(faults(`test('ZZ-1.1 ZZ-1-EX1', run)`, [])).toEqual([])
  expect(faults(`test('ZZ-1.1 ZZ-1-EX1 ZZ-SP-2', run)`)).toEqual([])
})

test('a test that cites no clause of the book fails, also for a range or a section', () => {
  expect(faults(`\ntest('ZZ-9.9', run)`, [])).toEqual([
    'small.test.ts:2 cites ZZ-9.9, which is no clause',
  ])
  expect(faults(`test('ZZ-1.1-1.3', run)`, [])).toHaveLength(1)
  expect(faults(`test('ZZ-1', run)`, [])).toHaveLength(1)
})

test('a clause numbered twice and a rulebook that is not there fail', () => {
  expect(coverage([BOOK, { ...BOOK, name: 'again' }], [], []).faults).toHaveLength(3)
  expect(faults('', ['large'])).toHaveLength(1)
})
