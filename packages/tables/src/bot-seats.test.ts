import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import type { Parsed } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from './table-state.ts'
import { eventsSince, viewerOf, viewerThen, viewTable } from './table-view.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

function must<T>(opened: Parsed<T>): AnyGame {
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return opened.value as unknown as AnyGame
}

const GAMES: readonly (readonly [string, () => AnyGame])[] = [
  [
    'The Red Cathedral with archivists',
    () => must(redCathedral.create({ players: 3, options: { fourthGuild: 'guild-archivists' } })),
  ],
  ['Craftsmen & Builders', () => must(craftsmenBuilders.create({ players: 3, options: {} }))],
  ['the toy game', () => createToyGame(3)],
]

/** Ann, who is the host, and Bob play with a bot. */
function begin(game: AnyGame): TestTable {
  const at = new TestTable(testHeader(game))
  at.must('ann', { type: 'sit', seat: 0, name: 'Ann' })
  at.must('bob', { type: 'sit', seat: 1, name: 'Bob' })
  at.must('ann', { type: 'seatBot', seat: 2, bot: 'random' })
  at.must('ann', { type: 'start' })
  return at
}

const JOIN = { type: 'propose', proposal: { what: 'join', seat: 2 } } as const
const SIT = { type: 'sit', seat: 2, name: 'Ann' } as const

describe.each(GAMES)('in %s', (_, game) => {
  test('the host cannot take the seat of a bot unless all who play agree', () => {
    const at = begin(game())
    expect(at.refusalCode('ann', { type: 'offer', seat: 2, open: true })).toBe('othersDecide')
    expect(at.refusalCode('ann', SIT)).toBe('started')
    at.must('ann', JOIN)
    expect(at.refusalCode('ann', SIT)).toBe('started')
    at.must('bob', { type: 'answer', agree: false })
    expect(at.refusalCode('ann', SIT)).toBe('started')
    at.must('ann', JOIN)
    at.must('bob', { type: 'answer', agree: true })
    expect(at.table.proposal).toBeNull()
    at.must('ann', SIT)
    expect(viewerOf(at.table, { person: 'ann', seat: 2 })).toBe(2)
  })

  test('where nobody else plays, the host may at once', () => {
    const at = begin(game())
    at.must('bob', { type: 'leave' })
    at.must('ann', { type: 'offer', seat: 2, open: true })
    at.must('ann', SIT)
  })

  test('whoever left sees what spectators see, also of what happened before', () => {
    const at = begin(game())
    const seen = (person: string | null, seat?: number) => {
      const watcher = { person, ...(seat === undefined ? {} : { seat }) }
      const view = viewTable(at.table, watcher, at.now)
      const viewer = viewerThen(at.table, watcher)
      const log = eventsSince(at.table.header, at.entries, 0, viewer)
      return JSON.stringify([view.play, log])
    }
    expect(seen('bob')).not.toBe(seen(null))
    at.must('bob', { type: 'leave' })
    expect(seen('bob')).toBe(seen(null))
    expect(seen('bob', 1)).toBe(seen(null))
    at.must('bob', { type: 'reclaim', seat: 1 })
    expect(seen('bob')).not.toBe(seen(null))
    at.must('bob', { type: 'offer', seat: 1, open: true })
    at.must('cleo', { type: 'sit', seat: 1, name: 'Cleo' })
    expect(seen('bob')).toBe(seen(null))
    expect(seen('bob', 1)).toBe(seen(null))
  })
})

test.each([
  ['noSuchSeat', 7],
  ['seatTaken', 1],
])('nobody can propose to take over what is no bot’s seat: %s', (code, seat) => {
  const at = begin(createToyGame(3))
  expect(at.refusalCode('ann', { type: 'propose', proposal: { what: 'join', seat } })).toBe(code)
})
