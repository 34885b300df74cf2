import { toyDefinition } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { deadline, timeLeft } from './clock.ts'
import { actsBy } from './decide.ts'
import type { Pace } from './pace.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const LIVE: Pace = { kind: 'live', bank: 60_000, increment: 5000 }
const DAYS: Pace = { kind: 'days', bank: 100_000, refund: 30_000 }
const HOLD = { type: 'hold' }

/** Ann and Bob, who plays second, at that pace. */
function played(pace: Pace, ...seats: string[]): TestTable {
  const at = new TestTable(testHeader(createToyGame(Math.max(2, seats.length))))
  at.must('ann', { type: 'setPace', pace })
  return at.start(...(seats.length > 0 ? seats : ['ann', 'bob']))
}

const left = ({ table, now }: TestTable): (number | null)[] =>
  table.seatHolders.map((_, seat) => timeLeft(table.clock, seat, now))

/** Lets the table act by itself. */
const letTimeRunOut = (at: TestTable): void => {
  at.now = deadline(at.table.clock) ?? Number.NaN
  at.add(...actsBy(at.table, at.now))
}

test('without clocks nobody has a time', () => {
  const at = played({ kind: 'none' })
  at.wait(1e12)
  expect(left(at)).toEqual([null, null])
  expect(deadline(at.table.clock)).toBe(null)
  expect(actsBy(at.table, at.now)).toEqual([])
})

describe('a live clock', () => {
  test('runs for whoever is to decide, and each turn adds the increment', () => {
    const at = played(LIVE)
    at.wait(10_000)
    expect(left(at)).toEqual([50_000, 60_000])
    at.play(HOLD)
    expect(left(at)).toEqual([55_000, 60_000])
    at.wait(1000)
    expect(left(at)).toEqual([55_000, 59_000])
  })

  test('stops before the start and after the end', () => {
    const at = new TestTable(testHeader(createToyGame(2, 1)))
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.wait(1e6)
    at.start('ann', 'bob')
    expect(left(at)).toEqual([60_000, 60_000])
    at.play(HOLD)
    at.play(HOLD)
    expect(at.table.status).toBe('over')
    at.wait(1e6)
    expect(left(at)).toEqual([65_000, 65_000])
    expect(deadline(at.table.clock)).toBe(null)
  })

  test('adds once a turn, however often others are asked in between', () => {
    const at = played(LIVE)
    at.play({ type: 'offer', to: 1 })
    at.play({ type: 'put', card: cardOfFirst(at) })
    expect(at.actor).toBe(1) // asked in the turn of the other
    expect(left(at)).toEqual([65_000, 60_000])
    at.play({ type: 'decline' })
    expect(left(at)).toEqual([65_000, 65_000]) // Ann’s turn earned its share before
    expect(at.actor).toBe(1)
  })

  test('adds for each turn of somebody who plays alone', () => {
    const created = toyDefinition.create({ players: 2, options: { rounds: 3 } })
    if (!created.ok) throw new Error('the toy does not open')
    const game = created.value
    // A game in which seat 0 has every turn.
    const alone = {
      ...game,
      actor: (state: never) => {
        const actor = game.actor(state)
        return actor === null ? null : { ...actor, seat: 0 }
      },
      decide: (state: never, _: number, command: unknown, chance: never) =>
        game.decide(state, game.actor(state)?.seat ?? 0, command, chance),
    }
    const at = new TestTable(testHeader(alone))
    at.must('ann', { type: 'setPace', pace: LIVE })
    at.start('ann', 'bob')
    at.wait(1000)
    at.play(HOLD)
    expect(left(at)[0]).toBe(64_000)
    at.wait(2000)
    at.play(HOLD)
    expect(left(at)[0]).toBe(67_000)
  })

  test('goes on within a turn of several steps', () => {
    const at = played(LIVE)
    at.wait(4000)
    at.play({ type: 'roll' })
    at.wait(4000)
    expect(left(at)[0]).toBe(52_000)
    expect(deadline(at.table.clock)).toBe(at.now + 52_000)
  })
})

const cardOfFirst = (at: TestTable): number => {
  const [first] = at.table.play?.legal() ?? []
  return first !== undefined && 'card' in first ? Number(first.card) : 0
}

describe('a clock over days', () => {
  test('gives back its share with each turn, up to the bank', () => {
    const at = played(DAYS)
    at.wait(10_000)
    at.play(HOLD)
    expect(left(at)[0]).toBe(100_000)
    at.wait(50_000)
    at.play(HOLD)
    expect(left(at)[1]).toBe(80_000)
  })

  test('does not run in quiet hours', () => {
    const minute = Math.floor(1_000_000 / 60_000)
    const quiet = { from: minute + 1, to: minute + 11, offset: 0 }
    const at = played({ ...DAYS, quiet } as Pace)
    const untilQuiet = (minute + 1) * 60_000 - at.now
    at.wait(untilQuiet + 300_000)
    expect(left(at)[0]).toBe(100_000 - untilQuiet)
    expect(deadline(at.table.clock)).toBe((minute + 11) * 60_000 + 100_000 - untilQuiet)
  })
})

describe('going back makes no time', () => {
  /** Ann has put a card before Bob, who thinks about it. */
  function offered(): TestTable {
    const at = played(LIVE)
    at.wait(10_000)
    at.play({ type: 'offer', to: 1 })
    at.play({ type: 'put', card: cardOfFirst(at) })
    return at
  }

  test('who steps back has used the time of the one who was to decide', () => {
    const at = offered()
    expect(left(at)).toEqual([55_000, 60_000])
    at.wait(20_000)
    expect(left(at)).toEqual([55_000, 40_000])
    at.must('ann', { type: 'undo', count: 1 })
    expect(left(at)).toEqual([30_000, 60_000])
  })

  test('to and fro, again and again', () => {
    const at = offered()
    for (let i = 0; i < 10; i++) {
      at.wait(1000)
      at.must('ann', { type: 'undo', count: 1 })
      at.play({ type: 'put', card: cardOfFirst(at) })
    }
    expect(left(at)).toEqual([45_000, 60_000])
  })

  test('what all agreed to take back is given back to all', () => {
    const at = played(LIVE)
    at.wait(30_000)
    at.play({ type: 'roll' })
    at.play({ type: 'keep' })
    at.wait(50_000)
    at.must('ann', { type: 'propose', proposal: { what: 'takeBack', count: 2 } })
    at.must('bob', { type: 'answer', agree: true })
    expect(at.actor).toBe(0)
    expect(left(at)).toEqual([60_000, 60_000])
    at.wait(1000)
    expect(left(at)).toEqual([59_000, 60_000])
  })

  test('behind a change of pace everybody has the new bank', () => {
    const at = offered()
    at.add({ type: 'paced', pace: DAYS })
    at.wait(7000)
    at.must('ann', { type: 'undo', count: 2 })
    expect(left(at)).toEqual([93_000, 100_000])
  })
})

describe('handing over makes no time', () => {
  test('the clock stops while a bot decides, and the turn of a bot earns nothing', () => {
    const at = played(LIVE)
    at.wait(10_000)
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    at.wait(10_000)
    expect(left(at)[0]).toBe(50_000)
    expect(deadline(at.table.clock)).toBe(null)
    at.add({
      type: 'played',
      seat: 0,
      command: HOLD,
      events: [{ type: 'turnEnded', seat: 0 } as never],
    })
    expect(left(at)[0]).toBe(50_000)
    at.must('ann', { type: 'reclaim', seat: 0 })
    expect(left(at)[0]).toBe(50_000)
  })

  test('who takes the seat back before the bot has decided has used the time in between', () => {
    const at = played(LIVE)
    at.wait(10_000)
    for (let i = 0; i < 3; i++) {
      at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
      at.wait(5000)
      at.must('ann', { type: 'reclaim', seat: 0 })
    }
    expect(left(at)[0]).toBe(35_000)
  })

  test('nor does a bot’s step that is taken back', () => {
    const at = played(LIVE)
    at.wait(10_000)
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    at.add({
      type: 'played',
      seat: 0,
      command: { type: 'offer', to: 1 } as never,
      events: [{ type: 'offered', seat: 0, to: 1 } as never],
    })
    at.must('ann', { type: 'reclaim', seat: 0 })
    at.wait(20_000)
    at.must('ann', { type: 'undo', count: 1 })
    expect(left(at)[0]).toBe(30_000)
  })
})

describe('who runs out of time', () => {
  test('is played for by a bot, in the middle of a turn too, and may come back with some', () => {
    const at = played(LIVE)
    at.play({ type: 'roll' })
    expect(actsBy(at.table, at.now)).toEqual([])
    letTimeRunOut(at)
    expect(at.entries.at(-1)?.event).toEqual({
      ...{ type: 'handed', seat: 0, bot: 'greedy', by: 'timeOut' },
    })
    expect(at.table.botToPlay).toEqual({ seat: 0, bot: 'greedy' })
    expect(left(at)[0]).toBe(0)
    at.wait(3000)
    at.must('ann', { type: 'reclaim', seat: 0 })
    expect(left(at)[0]).toBe(15_000)
    expect(at.table.botToPlay).toBe(null)
  })

  test('but not twice in a turn: then the bot finishes it', () => {
    const at = played(LIVE)
    letTimeRunOut(at)
    at.must('ann', { type: 'reclaim', seat: 0 })
    letTimeRunOut(at)
    expect(at.refusalCode('ann', { type: 'reclaim', seat: 0 })).toBe('botFinishes')
    at.add({
      type: 'played',
      seat: 0,
      command: HOLD,
      events: [{ type: 'turnEnded', seat: 0 } as never],
    })
    at.must('ann', { type: 'reclaim', seat: 0 })
    expect(left(at)[0]).toBe(15_000)
  })

  test('cannot win time by stepping back from what was given', () => {
    const at = played(LIVE)
    at.play({ type: 'offer', to: 1 })
    letTimeRunOut(at)
    at.must('ann', { type: 'reclaim', seat: 0 })
    at.wait(5000)
    at.must('ann', { type: 'undo', count: 1 })
    expect(left(at)[0]).toBe(10_000)
    letTimeRunOut(at)
    expect(at.refusalCode('ann', { type: 'reclaim', seat: 0 })).toBe('botFinishes')
  })

  test('comes back with what a turn earns, where that is more', () => {
    const at = played({ kind: 'days', bank: 60_000, refund: 50_000 })
    letTimeRunOut(at)
    at.must('ann', { type: 'reclaim', seat: 0 })
    expect(left(at)[0]).toBe(50_000)
  })
})

describe('unattributed time', () => {
  test('moves the end of the running clock', () => {
    const at = played(LIVE)
    const end = deadline(at.table.clock) ?? 0
    at.wait(40_000)
    at.add({ type: 'waited', ms: 30_000 })
    expect(left(at)).toEqual([50_000, 60_000])
    expect(deadline(at.table.clock)).toBe(end + 30_000)
  })

  test('is not used by who steps back, nor by who takes a seat back', () => {
    const at = played(LIVE)
    at.play({ type: 'offer', to: 1 })
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    at.wait(40_000)
    at.add({ type: 'waited', ms: 40_000 })
    at.must('ann', { type: 'reclaim', seat: 0 })
    expect(left(at)[0]).toBe(60_000)
    at.must('ann', { type: 'undo', count: 1 })
    expect(left(at)[0]).toBe(60_000)
  })

  test('may be less than nothing, where the next server’s clock is behind', () => {
    const at = played(LIVE)
    at.wait(10_000)
    at.now -= 3_600_000
    at.add({ type: 'waited', ms: -3_600_000 })
    expect(left(at)).toEqual([50_000, 60_000])
  })
})

test('a table can go from days to live and on without clocks', () => {
  const at = played(DAYS, 'ann', ':random')
  at.wait(50_000)
  at.must('ann', { type: 'setPace', pace: LIVE })
  expect(left(at)).toEqual([60_000, 60_000])
  at.wait(10_000)
  expect(left(at)).toEqual([50_000, 60_000])
  at.must('ann', { type: 'setPace', pace: { kind: 'none' } })
  expect(left(at)).toEqual([null, null])
})
