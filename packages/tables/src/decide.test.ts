import { parametersOf } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { actsBy } from './decide.ts'
import { catalogue as english } from './locales/en.ts'
import type { TableCommand } from './table-command.ts'
import type { TableEvent } from './table-event.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const HOLD = { type: 'hold' }
const LIVE = { kind: 'live', bank: 10_000, increment: 0 } as const

const open = (players = 2): TestTable => new TestTable(testHeader(createToyGame(players)))
const playing = (...seats: string[]): TestTable => open(seats.length).start(...seats)
const over = (): TestTable => {
  const at = new TestTable(testHeader(createToyGame(2, 1))).start('ann', 'bob')
  at.play(HOLD)
  at.play(HOLD)
  return at
}

/** The events that a command led to. */
function events(at: TestTable, person: string, command: TableCommand): readonly TableEvent[] {
  const { length } = at.entries
  at.must(person, command)
  return at.entries.slice(length).map(({ event }) => event)
}

describe('sitting down', () => {
  test('who comes gets the first free seat, or the one asked for', () => {
    const at = open(3)
    expect(events(at, 'ann', { type: 'sit', name: 'Ann' })).toEqual([
      { type: 'seated', seat: 0, person: 'ann', name: 'Ann' },
    ])
    at.must('bob', { type: 'sit', name: 'Bob', seat: 2 })
    expect(at.table.seatHolders.map(({ name }) => name)).toEqual(['Ann', '', 'Bob'])
  })

  test('one person may have several seats, at one screen', () => {
    const at = open(2)
    at.must('ann', { type: 'sit', name: 'Ann' })
    at.must('ann', { type: 'sit', name: 'Grandfather' })
    at.must('ann', { type: 'start' })
    at.must('ann', { type: 'play', command: HOLD })
    at.must('ann', { type: 'play', command: HOLD })
    expect(at.table.play?.length).toBe(2)
  })

  test('no two have the same name', () => {
    const at = open(4)
    const long = 'W'.repeat(40)
    at.must('ann', { type: 'sit', name: 'Ann' })
    at.must('bob', { type: 'sit', name: 'ANN' })
    at.must('cleo', { type: 'sit', name: long })
    at.must('dora', { type: 'sit', name: long })
    expect(at.table.seatHolders.map(({ name }) => name)).toEqual([
      ...['Ann', 'ANN 2', long, `${'W'.repeat(18)} 2`],
    ])
  })

  test('nor names that look the same', () => {
    const at = open(2)
    const inCyrillic = '\u0410nn'
    at.must('ann', { type: 'sit', name: 'Ann' })
    at.must('bob', { type: 'sit', name: inCyrillic })
    expect(at.table.seatHolders.map(({ name }) => name)).toEqual(['Ann', `${inCyrillic} 2`])
  })

  test.each<[string, string, TableCommand, (at: TestTable) => void]>([
    ['full', 'cleo', { type: 'sit', name: 'Cleo' }, both],
    ['seatTaken', 'cleo', { type: 'sit', name: 'Cleo', seat: 0 }, both],
    ['noSuchSeat', 'ann', { type: 'sit', name: 'Ann', seat: 2 }, () => {}],
    ['started', 'cleo', { type: 'sit', name: 'Cleo' }, started],
    ['started', 'cleo', { type: 'sit', name: 'Cleo', seat: 0 }, started],
    ['noSuchSeat', 'cleo', { type: 'sit', name: 'Cleo', seat: 5 }, started],
  ])('is refused: %s', (code, person, command, before) => {
    const at = open()
    before(at)
    expectRefusal(at, code, person, command)
  })
})

function both(at: TestTable): void {
  at.must('ann', { type: 'sit', name: 'Ann' })
  at.must('bob', { type: 'sit', name: 'Bob' })
}

function started(at: TestTable): void {
  both(at)
  at.must('ann', { type: 'start' })
}

/** The command is refused with that code and a message, and changes nothing. */
function expectRefusal(at: TestTable, code: string, person: string, command: TableCommand): void {
  const { number } = at.table
  const refusal = at.submit(person, command)
  expect(refusal?.code).toBe(code)
  expect(at.table.number).toBe(number)
  if (refusal === null || code === 'rules') return
  const text = english[refusal.message.key as keyof typeof english]
  for (const name of parametersOf(text)) expect(refusal.message.params).toHaveProperty(name)
}

describe('before the start', () => {
  test('the host gives seats to bots, frees seats, sets the pace and starts', () => {
    const at = open(2)
    at.must('bob', { type: 'sit', name: 'Bob' })
    at.must('ann', { type: 'free', seat: 0 })
    at.must('ann', { type: 'seatBot', seat: 0, bot: 'greedy' })
    at.must('ann', { type: 'seatBot', seat: 0, bot: 'random' })
    at.must('ann', { type: 'free', seat: 0 })
    at.must('ann', { type: 'seatBot', seat: 0, bot: 'random' })
    at.must('cleo', { type: 'sit', name: 'Cleo' })
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.must('ann', { type: 'start' }) // without a seat of her own
    expect(at.table.status).toBe('playing')
    expect(at.table.botToPlay).toEqual({ seat: 0, bot: 'random' })
  })

  test('whoever sits may stand up again', () => {
    const at = open(2)
    both(at)
    expect(events(at, 'bob', { type: 'free', seat: 1 })).toEqual([{ type: 'freed', seat: 1 }])
    expect(events(at, 'ann', { type: 'free', seat: 0 })).toEqual([{ type: 'freed', seat: 0 }])
    expect(at.table.host).toBe('ann')
  })

  test('a host who leaves leaves the table to the next', () => {
    const at = open(3)
    both(at)
    at.must('ann', { type: 'sit', name: 'Ann again' })
    expect(events(at, 'ann', { type: 'leave' })).toEqual([
      { type: 'freed', seat: 0 },
      { type: 'freed', seat: 2 },
      { type: 'hosted', person: 'bob' },
    ])
    expect(at.refusalCode('ann', { type: 'seatBot', seat: 0, bot: 'random' })).toBe('notHost')
    at.must('bob', { type: 'seatBot', seat: 0, bot: 'random' })
  })

  test('a table that everybody has left is closed', () => {
    const at = open(2)
    at.must('ann', { type: 'sit', name: 'Ann' })
    at.must('ann', { type: 'seatBot', seat: 1, bot: 'random' })
    expect(events(at, 'ann', { type: 'leave' }).at(-1)).toEqual({ type: 'closed', by: 'host' })
    expect(at.refusalCode('bob', { type: 'sit', name: 'Bob' })).toBe('ended')
  })

  test('others leave without more ado', () => {
    const at = open(2)
    both(at)
    expect(events(at, 'bob', { type: 'leave' })).toEqual([{ type: 'freed', seat: 1 }])
  })

  test.each<[string, string, TableCommand]>([
    ['notHost', 'bob', { type: 'seatBot', seat: 1, bot: 'random' }],
    ['noSuchSeat', 'ann', { type: 'seatBot', seat: 7, bot: 'random' }],
    ['seatTaken', 'ann', { type: 'seatBot', seat: 0, bot: 'random' }],
    ['unknownBot', 'ann', { type: 'seatBot', seat: 1, bot: 'nobody' }],
    ['noSuchSeat', 'ann', { type: 'free', seat: 7 }],
    ['soAlready', 'ann', { type: 'free', seat: 1 }],
    ['notHost', 'bob', { type: 'free', seat: 0 }],
    ['notHost', 'bob', { type: 'setPace', pace: LIVE }],
    ['notHost', 'bob', { type: 'start' }],
    ['seatsFree', 'ann', { type: 'start' }],
    ['notSeated', 'bob', { type: 'leave' }],
    ['notHost', 'bob', { type: 'close' }],
    ['notStarted', 'ann', { type: 'play', command: HOLD }],
    ['notStarted', 'ann', { type: 'undo', count: 1 }],
    ['notStarted', 'ann', { type: 'hand', seat: 0, bot: 'random' }],
    ['notStarted', 'ann', { type: 'offer', seat: 0, open: true }],
    ['notStarted', 'ann', { type: 'propose', proposal: { what: 'end' } }],
    ['noProposal', 'ann', { type: 'answer', agree: true }],
    ['youPlay', 'ann', { type: 'reclaim', seat: 0 }],
    ['notOver', 'ann', { type: 'rematch' }],
  ])('%s: %s, %j', (code, person, command) => {
    const at = open()
    at.must('ann', { type: 'sit', name: 'Ann' })
    expectRefusal(at, code, person, command)
  })

  test('a game of bots alone does not start', () => {
    const at = open()
    at.must('ann', { type: 'seatBot', seat: 0, bot: 'random' })
    at.must('ann', { type: 'seatBot', seat: 1, bot: 'random' })
    expect(at.refusalCode('ann', { type: 'start' })).toBe('nobody')
  })
})

describe('during the game', () => {
  test.each<[string, string, TableCommand]>([
    ['started', 'ann', { type: 'start' }],
    ['started', 'ann', { type: 'seatBot', seat: 0, bot: 'random' }],
    ['started', 'ann', { type: 'free', seat: 0 }],
    ['othersDecide', 'ann', { type: 'setPace', pace: LIVE }],
    ['othersDecide', 'ann', { type: 'close' }],
    ['notSeated', 'dora', { type: 'play', command: HOLD }],
    ['notYourTurn', 'bob', { type: 'play', command: HOLD }],
    ['rules', 'ann', { type: 'play', command: { type: 'fly' } }],
    ['nothingToUndo', 'ann', { type: 'undo', count: 1 }],
    ['notYourSeat', 'ann', { type: 'hand', seat: 1, bot: 'random' }],
    ['unknownBot', 'ann', { type: 'hand', seat: 0, bot: 'nobody' }],
    ['notYourSeat', 'ann', { type: 'hand', seat: 9, bot: 'random' }],
    ['notYourSeat', 'ann', { type: 'reclaim', seat: 1 }],
    ['youPlay', 'ann', { type: 'reclaim', seat: 0 }],
    ['notYourSeat', 'ann', { type: 'offer', seat: 1, open: true }],
    ['noSuchSeat', 'ann', { type: 'offer', seat: 9, open: true }],
    ['soAlready', 'ann', { type: 'offer', seat: 0, open: false }],
    ['notSeated', 'dora', { type: 'propose', proposal: { what: 'end' } }],
    ['tooFarBack', 'ann', { type: 'propose', proposal: { what: 'takeBack', count: 1 } }],
    ['notWaiting', 'bob', { type: 'propose', proposal: { what: 'standIn', seat: 0 } }],
    ['noProposal', 'ann', { type: 'answer', agree: true }],
    ['notSeated', 'dora', { type: 'leave' }],
    ['notOver', 'ann', { type: 'rematch' }],
  ])('%s: %s, %j', (code, person, command) => {
    expectRefusal(playing('ann', 'bob', ':random'), code, person, command)
  })

  test.each<[string, string, TableCommand]>([
    ['botPlays', 'ann', { type: 'play', command: HOLD }],
    ['botPlays', 'ann', { type: 'hand', seat: 0, bot: 'random' }],
    ['botPlays', 'ann', { type: 'propose', proposal: { what: 'end' } }],
    ['botPlays', 'ann', { type: 'leave' }],
  ])('at a seat that a bot plays: %s: %s, %j', (code, person, command) => {
    const hand = (at: TestTable) => at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    const at = playing('ann', 'bob')
    hand(at)
    expectRefusal(at, code, person, command)
  })

  test('a rule of the game refuses with its clause', () => {
    const at = playing('ann', 'bob')
    const refusal = at.submit('ann', { type: 'play', command: { type: 'fly' } })
    expect(refusal).toMatchObject({ code: 'rules', clause: 'TOY-1.2' })
  })

  test('the own steps can be taken back, as far as the last barrier', () => {
    const at = playing('ann', 'bob')
    at.play({ type: 'offer', to: 1 })
    expect(at.refusalCode('bob', { type: 'undo', count: 1 })).toBe('nothingToUndo')
    at.must('ann', { type: 'undo', count: 1 })
    at.play({ type: 'roll' })
    expect(at.refusalCode('ann', { type: 'undo', count: 1 })).toBe('nothingToUndo')
  })

  test('but not while a bot plays at the seat', () => {
    const at = playing('ann', 'bob')
    at.play({ type: 'offer', to: 1 })
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    expect(at.refusalCode('ann', { type: 'undo', count: 1 })).toBe('botPlays')
    at.must('ann', { type: 'reclaim', seat: 0 })
    at.must('ann', { type: 'undo', count: 1 })
    expect(at.table.play?.length).toBe(0)
  })

  test('who leaves is played for by bots at all seats, and may come back', () => {
    const at = playing('ann', 'bob', 'ann')
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    expect(events(at, 'ann', { type: 'leave' })).toEqual([
      { type: 'handed', seat: 2, bot: 'greedy', by: 'leaving' },
    ])
    at.must('ann', { type: 'reclaim', seat: 2 })
    at.must('ann', { type: 'reclaim', seat: 0 })
    at.must('ann', { type: 'play', command: HOLD })
  })

  test('a host who is alone with bots changes the pace and ends the game', () => {
    const at = playing('ann', ':random')
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.must('ann', { type: 'close' })
    expect(at.table.status).toBe('closed')
  })
})

describe('an offered seat', () => {
  test('goes to whoever comes: from one screen to two', () => {
    const at = playing('ann', 'ann')
    at.must('ann', { type: 'offer', seat: 1, open: true })
    expect(at.refusalCode('ann', { type: 'sit', name: 'Ann', seat: 1 })).toBe('soAlready')
    expect(events(at, 'bob', { type: 'sit', name: 'Bob' })).toEqual([
      { type: 'seated', seat: 1, person: 'bob', name: 'Bob' },
    ])
    expect(at.table.seatHolders[1]?.offered).toBe(false)
    at.must('ann', { type: 'play', command: HOLD })
    at.must('bob', { type: 'play', command: HOLD })
  })

  test('and back to one screen', () => {
    const at = playing('ann', 'bob')
    at.must('bob', { type: 'offer', seat: 1, open: true })
    at.must('ann', { type: 'sit', name: 'Bob' })
    expect(at.table.seatsOf('ann')).toEqual([0, 1])
    expect(at.table.seatHolders[1]?.name).toBe('Bob')
  })

  test('may be that of a bot, which the host offers', () => {
    const at = playing('ann', ':random')
    expect(at.refusalCode('bob', { type: 'offer', seat: 1, open: true })).toBe('notYourSeat')
    at.must('ann', { type: 'offer', seat: 1, open: true })
    at.must('bob', { type: 'sit', name: 'Bob' })
    expect(at.table.voters()).toEqual([0, 1])
  })

  test('can be kept after all', () => {
    const at = playing('ann', 'bob')
    at.must('bob', { type: 'offer', seat: 1, open: true })
    at.must('bob', { type: 'offer', seat: 1, open: false })
    expect(at.refusalCode('cleo', { type: 'sit', name: 'Cleo' })).toBe('started')
  })

  test('without time left comes with some, but not twice in a turn', () => {
    const at = open()
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.start('ann', 'bob')
    for (const [person, code] of [
      ['cleo', null],
      ['dora', 'botFinishes'],
    ] as const) {
      at.wait(10_000)
      at.add(...actsBy(at.table, at.now))
      at.must(at.table.seatHolders[0]?.person ?? '', { type: 'offer', seat: 0, open: true })
      expect(at.refusalCode(person, { type: 'sit', name: person })).toBe(code)
    }
  })
})

describe('once it is over', () => {
  test('whoever played asks for the next game, once, and nobody can guess its table', () => {
    const at = over()
    expect(at.table.status).toBe('over')
    expect(at.refusalCode('cleo', { type: 'rematch' })).toBe('notSeated')
    const [event] = events(at, 'bob', { type: 'rematch' })
    expect(event).toMatchObject({ type: 'rematch', table: expect.stringMatching(/^[\w-]{22}$/) })
    expect(at.refusalCode('ann', { type: 'rematch' })).toBe('soAlready')
    expect(at.table.rematch).not.toBe(null)
  })

  test('also after a game that was ended early, but not after one that never began', () => {
    const ended = playing('ann', ':random')
    ended.must('ann', { type: 'close' })
    ended.must('ann', { type: 'rematch' })
    const never = open()
    never.must('ann', { type: 'sit', name: 'Ann' })
    never.must('ann', { type: 'close' })
    expect(never.refusalCode('ann', { type: 'rematch' })).toBe('ended')
  })

  test.each<TableCommand>([
    { type: 'sit', name: 'Ann' },
    { type: 'leave' },
    { type: 'seatBot', seat: 0, bot: 'random' },
    { type: 'free', seat: 0 },
    { type: 'setPace', pace: LIVE },
    { type: 'start' },
    { type: 'play', command: HOLD },
    { type: 'undo', count: 1 },
    { type: 'hand', seat: 0, bot: 'random' },
    { type: 'reclaim', seat: 0 },
    { type: 'offer', seat: 0, open: true },
    { type: 'propose', proposal: { what: 'takeBack', count: 1 } },
    { type: 'answer', agree: true },
    { type: 'close' },
  ])('nothing else is possible: %j', (command) => {
    expectRefusal(over(), 'ended', 'ann', command)
  })
})
