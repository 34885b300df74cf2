import { describe, expect, test } from 'vitest'
import { actsBy } from './decide.ts'
import { openingEvents } from './opening.ts'
import { TableState } from './table-state.ts'
import { viewTable } from './table-view.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const LIVE = { kind: 'live', bank: 10_000, increment: 0 } as const
const MINUTE = 60_000

const arranged = (standIn: string, players = 3): TestTable => {
  const at = new TestTable(testHeader(createToyGame(players)))
  at.must('ann', { type: 'arrange', standIn })
  return at
}
const last = (at: TestTable) => at.entries.at(-1)?.event

describe('who plays on for whoever is gone', () => {
  test('is the bot that the table names: for who leaves', () => {
    const at = arranged('master').start('ann', 'bob', 'cleo')
    at.must('bob', { type: 'leave' })
    expect(last(at)).toEqual({ type: 'handed', seat: 1, bot: 'master', by: 'leaving' })
    at.must('bob', { type: 'reclaim', seat: 1 })
    expect(at.table.seatHolders[1]).toMatchObject({ person: 'bob', bot: null })
  })

  test('for whose time runs out', () => {
    const at = arranged('master')
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.start('ann', 'bob', 'cleo')
    at.wait(10_000)
    expect(actsBy(at.table, at.now)).toEqual([
      { type: 'handed', seat: 0, bot: 'master', by: 'timeOut' },
    ])
  })

  test('for whom the others let a bot stand in', () => {
    const at = arranged('master').start('ann', 'bob', 'cleo')
    at.wait(10 * MINUTE)
    at.must('bob', { type: 'propose', proposal: { what: 'standIn', seat: 0 } })
    at.must('cleo', { type: 'answer', agree: true })
    expect(last(at)).toEqual({ type: 'handed', seat: 0, bot: 'master', by: 'agreement' })
  })

  test('is greedy at tables that say nothing, as it was before they could', () => {
    const at = new TestTable(testHeader(createToyGame(2))).start('ann', 'bob')
    at.must('bob', { type: 'leave' })
    expect(last(at)).toMatchObject({ bot: 'greedy' })
    expect(viewTable(at.table, { person: 'ann' }, at.now).standIn).toBe('greedy')
  })

  test('may be another for who delegates the own seat', () => {
    const at = arranged('master').start('ann', 'bob', 'cleo')
    at.must('bob', { type: 'hand', seat: 1, bot: 'novice' })
    expect(last(at)).toMatchObject({ bot: 'novice', by: 'owner' })
  })
})

describe('what the table says of it', () => {
  test('is said by the host before the start, one thing after the other', () => {
    const at = arranged('master', 2)
    at.must('ann', { type: 'arrange', hints: true })
    expect(at.table.arrangement).toEqual({ standIn: 'master', hints: true })
    expect(at.refusalCode('bob', { type: 'arrange', hints: false })).toBe('notHost')
    expect(at.refusalCode('ann', { type: 'arrange', standIn: 'nobody' })).toBe('unknownBot')
  })

  test('stays during a game with others, and may change where nobody else has a say', () => {
    const withBob = arranged('master', 2).start('ann', 'bob')
    expect(withBob.refusalCode('ann', { type: 'arrange', hints: true })).toBe('started')
    const alone = arranged('master', 2).start('ann', ':random')
    alone.must('ann', { type: 'arrange', hints: false })
    expect(alone.table.hints).toBe(false)
  })

  test('a table begins with it', () => {
    const header = testHeader(createToyGame(2))
    const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
    const arrangement = { standIn: 'master', hints: false }
    const opening = { chairs, arrangement, start: true }
    const context = { now: 1, knowsBot: () => true }
    const begun = openingEvents(header, { id: 'ann', name: 'Ann' }, opening, context)
    expect(begun).toMatchObject({ ok: true })
    if (!begun.ok) return
    const table = new TableState(
      header,
      begun.events.map((event, index) => ({ number: index + 1, at: 1, event })),
    )
    expect(table).toMatchObject({ standIn: 'master', hints: false })
  })
})

describe('hints, where the table says nothing of them', () => {
  test.each<[string, readonly string[], boolean]>([
    ['one against a bot', ['ann', ':random'], true],
    ['several people', ['ann', 'bob', ':random'], false],
    ['several people at one screen', ['ann', 'ann'], false],
  ])('%s: %j %s', (_title, seats, expected) => {
    const at = new TestTable(testHeader(createToyGame(seats.length))).start(...seats)
    expect(viewTable(at.table, { person: 'ann' }, at.now).hints).toBe(expected)
  })

  test('none as long as somebody else may still come', () => {
    const at = new TestTable(testHeader(createToyGame(2)))
    at.must('ann', { type: 'sit', name: 'Ann' })
    expect(at.table.hints).toBe(false)
  })
})
