import { describe, expect, test } from 'vitest'
import { actsBy } from './decide.ts'
import type { TableCommand } from './table-command.ts'
import type { TableEvent } from './table-event.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const HOLD = { type: 'hold' }
const MINUTE = 60_000
const LIVE = { kind: 'live', bank: 10_000, increment: 0 } as const
const BACK = { type: 'propose', proposal: { what: 'takeBack', count: 1 } } as const
const END = { type: 'propose', proposal: { what: 'end' } } as const
const YES = { type: 'answer', agree: true } as const
const NO = { type: 'answer', agree: false } as const

/** A game in which the first has taken one step. */
function playing(...seats: string[]): TestTable {
  const at = new TestTable(testHeader(createToyGame(seats.length))).start(...seats)
  at.play({ type: 'roll' })
  return at
}

const last = (at: TestTable): TableEvent['type'] | undefined => at.entries.at(-1)?.event.type

/** The kinds of events that a command led to. */
function led(at: TestTable, person: string, command: TableCommand): string[] {
  const { length } = at.entries
  at.must(person, command)
  return at.entries.slice(length).map(({ event }) => event.type)
}

describe('to take back behind a barrier', () => {
  test('all others must agree', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('ann', BACK)
    expect(led(at, 'bob', YES)).toEqual(['agreed'])
    expect(led(at, 'cleo', YES)).toEqual(['agreed', 'takenBack'])
    expect(at.table.play?.length).toBe(0)
    expect(at.table.proposal).toBe(null)
  })

  test('chance comes out anew', () => {
    const dice = (at: TestTable) =>
      at.entries.flatMap(({ event }) => (event.type === 'played' ? [event.again ?? 0] : []))
    const at = playing('ann', 'bob')
    at.must('ann', BACK)
    at.must('bob', YES)
    at.play({ type: 'roll' })
    expect(dice(at)).toEqual([0, 1])
  })

  test('one who declines is enough to end it, also one who had agreed, or who asked', () => {
    for (const who of ['ann', 'bob', 'cleo']) {
      const at = playing('ann', 'bob', 'cleo')
      at.must('ann', BACK)
      at.must('bob', YES)
      at.must(who, NO)
      expect(last(at)).toBe('declined')
      expect(at.table.proposal).toBe(null)
    }
  })

  test('bots are not asked, and wait', () => {
    const at = playing('ann', ':random', 'cleo')
    at.play({ type: 'keep' })
    expect(at.table.botToPlay).toEqual({ seat: 1, bot: 'random' })
    at.must('ann', BACK)
    expect(at.table.botToPlay).toBe(null)
    at.must('cleo', NO)
    expect(at.table.botToPlay).toEqual({ seat: 1, bot: 'random' })
  })

  test('who is alone with bots need not ask', () => {
    const at = playing('ann', ':random')
    expect(led(at, 'ann', BACK)).toEqual(['proposed', 'takenBack'])
  })

  test('who plays on has answered', () => {
    const at = playing('ann', 'bob')
    at.must('bob', BACK)
    at.play({ type: 'keep' })
    expect(at.table.proposal).toBe(null)
    expect(at.refusalCode('ann', YES)).toBe('noProposal')
  })

  test('nothing else is proposed meanwhile, and nobody agrees twice', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('ann', BACK)
    expect(at.refusalCode('bob', END)).toBe('proposalOpen')
    expect(at.refusalCode('ann', YES)).toBe('answered')
    at.must('bob', YES)
    expect(at.refusalCode('bob', YES)).toBe('answered')
    expect(at.refusalCode('dora', YES)).toBe('notSeated')
  })
})

describe('one who has several seats', () => {
  test('is asked once', () => {
    const at = playing('ann', 'bob', 'bob', 'ann')
    at.must('ann', BACK)
    expect(led(at, 'bob', YES)).toEqual(['agreed', 'takenBack'])
  })

  test('speaks for all of them, one that is taken back included', () => {
    const at = playing('ann', 'bob', 'ann')
    at.must('ann', { type: 'hand', seat: 2, bot: 'random' })
    at.must('ann', END)
    at.must('ann', { type: 'reclaim', seat: 2 })
    expect(led(at, 'bob', YES)).toEqual(['agreed', 'closed'])
  })

  test('still speaks when one of them is given to a bot', () => {
    const at = playing('ann', 'bob', 'ann')
    at.must('ann', BACK)
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    expect(at.table.proposal).not.toBe(null)
    expect(led(at, 'bob', YES)).toEqual(['agreed', 'takenBack'])
  })
})

describe('who has no say any more does not stand in the way', () => {
  test.each<[string, (at: TestTable) => void, string]>([
    [
      'who delegates the seat',
      (at) => at.must('cleo', { type: 'hand', seat: 2, bot: 'x' }),
      'owner',
    ],
    ['who leaves', (at) => at.must('cleo', { type: 'leave' }), 'leaving'],
  ])('%s', (_, goes, by) => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('ann', BACK)
    at.must('bob', YES)
    goes(at)
    expect(at.entries.slice(-2).map(({ event }) => event)).toMatchObject([
      { type: 'handed', seat: 2, by },
      { type: 'takenBack' },
    ])
  })

  test('whose time runs out', () => {
    const at = new TestTable(testHeader(createToyGame(3)))
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.start('ann', 'bob', 'cleo')
    at.play({ type: 'roll' })
    at.must('bob', END)
    at.must('cleo', YES)
    at.wait(10_000)
    expect(actsBy(at.table, at.now).map(({ type }) => type)).toEqual(['handed', 'closed'])
  })

  test('but others are still asked', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('ann', BACK)
    at.must('cleo', { type: 'leave' })
    expect(last(at)).toBe('handed')
    expect(led(at, 'bob', YES)).toEqual(['agreed', 'takenBack'])
  })

  test('who comes back is asked again', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('cleo', { type: 'leave' })
    at.must('ann', END)
    at.must('cleo', { type: 'reclaim', seat: 2 })
    expect(led(at, 'bob', YES)).toEqual(['agreed'])
    expect(led(at, 'cleo', YES)).toEqual(['agreed', 'closed'])
  })

  test('who made the proposal takes it along', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('ann', BACK)
    at.must('bob', YES)
    at.must('ann', { type: 'leave' })
    expect(at.table.proposal).toBe(null)
    expect(at.table.play?.length).toBe(1)
  })

  test('where a seat goes to another the proposal is off', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.must('cleo', { type: 'offer', seat: 2, open: true })
    at.must('ann', END)
    at.must('bob', YES)
    at.must('dora', { type: 'sit', name: 'Dora' })
    expect(at.table.proposal).toBe(null)
  })
})

describe('a change of pace, or the end,', () => {
  test('can be agreed on while the game goes on', () => {
    const at = playing('ann', 'bob')
    at.must('bob', { type: 'propose', proposal: { what: 'pace', pace: LIVE } })
    at.play({ type: 'keep' })
    expect(at.table.proposal).not.toBe(null)
    expect(led(at, 'ann', YES)).toEqual(['agreed', 'paced'])
    expect(at.table.clock.pace).toEqual(LIVE)
    expect(at.table.proposal).toBe(null)
  })

  test('ends the game without a result', () => {
    const at = playing('ann', 'bob')
    at.must('bob', END)
    expect(led(at, 'ann', YES)).toEqual(['agreed', 'closed'])
    expect(at.table.status).toBe('closed')
  })

  test('is off when the game is over', () => {
    const at = new TestTable(testHeader(createToyGame(2, 1))).start('ann', 'bob')
    at.must('ann', END)
    at.play(HOLD)
    at.play(HOLD)
    expect(at.table.status).toBe('over')
    expect(at.table.proposal).toBe(null)
  })
})

describe('a bot stands in', () => {
  const standIn = (seat: number): TableCommand => ({
    type: 'propose',
    proposal: { what: 'standIn', seat },
  })

  test('for who has kept a table without clocks waiting, if all others agree', () => {
    const at = playing('ann', 'bob', 'cleo', 'ann')
    at.wait(10 * MINUTE - 1)
    expect(at.refusalCode('bob', standIn(0))).toBe('notWaiting')
    at.wait(1)
    at.must('bob', standIn(0))
    expect(led(at, 'cleo', YES)).toEqual(['agreed', 'handed', 'handed'])
    expect(at.table.voters()).toEqual([1, 2])
    expect(at.table.proposal).toBe(null)
    at.must('ann', { type: 'reclaim', seat: 0 })
    expect(at.actor).toBe(0)
  })

  test('at once where there is only one other', () => {
    const at = playing('ann', 'bob')
    at.wait(10 * MINUTE)
    expect(led(at, 'bob', standIn(0))).toEqual(['proposed', 'handed'])
  })

  test('also where another says nothing for as long', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.wait(10 * MINUTE)
    at.must('bob', standIn(0))
    at.wait(10 * MINUTE - 1)
    expect(actsBy(at.table, at.now)).toEqual([])
    at.wait(1)
    expect(actsBy(at.table, at.now)).toMatchObject([{ type: 'handed', seat: 0, by: 'agreement' }])
  })

  test('but not if the one who is waited for is there and says no, or plays', () => {
    for (const here of [NO, { type: 'play', command: { type: 'keep' } }] as const) {
      const at = playing('ann', 'bob', 'cleo')
      at.wait(10 * MINUTE)
      at.must('bob', standIn(0))
      at.must('ann', here)
      expect(at.table.proposal).toBe(null)
    }
  })

  test('nor for oneself, for who is not to decide, for a bot, or where there are clocks', () => {
    const at = playing('ann', 'bob', ':random')
    at.wait(10 * MINUTE)
    expect(at.refusalCode('ann', standIn(0))).toBe('notWaiting')
    expect(at.refusalCode('ann', standIn(1))).toBe('notWaiting')
    expect(at.refusalCode('bob', standIn(2))).toBe('notWaiting')
    expect(at.refusalCode('bob', standIn(7))).toBe('notWaiting')
    at.add({ type: 'paced', pace: { kind: 'days', bank: 60 * MINUTE, refund: 0 } })
    expect(at.refusalCode('bob', standIn(0))).toBe('notWaiting')
  })

  test('and the proposal is off if the one who is waited for leaves', () => {
    const at = playing('ann', 'bob', 'cleo')
    at.wait(10 * MINUTE)
    at.must('bob', standIn(0))
    at.must('ann', { type: 'leave' })
    expect(at.table.proposal).toBe(null)
  })
})
