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

const ASK = { type: 'propose', proposal: { what: 'join', seat: 2, name: 'Cleo' } } as const

describe('a seat of a bot that was agreed on', () => {
  test('is for the person who asked, and for nobody else', () => {
    const at = begin(createToyGame(3))
    at.must('ann', JOIN)
    at.must('bob', { type: 'answer', agree: true })
    for (const other of ['bob', 'cleo']) {
      expect(at.refusalCode(other, { type: 'sit', seat: 2, name: other })).toBe('started')
      expect(viewTable(at.table, { person: other }, at.now).chairs[2]?.offered).toBe(false)
    }
    expect(viewTable(at.table, { person: 'ann' }, at.now).chairs[2]?.offered).toBe(true)
    at.must('ann', SIT)
  })

  test('can be asked for by those who watch; all who play decide', () => {
    const at = begin(createToyGame(3))
    at.must('cleo', ASK)
    const seen = (person: string | null) => viewTable(at.table, { person }, at.now).proposal
    expect(seen('ann')).toMatchObject({ by: -1, name: 'Cleo', mine: false, agreed: [] })
    expect(seen('cleo')).toMatchObject({ mine: true })
    expect(JSON.stringify([seen('ann'), seen('cleo'), seen(null)])).not.toContain('cleo')
    at.must('ann', { type: 'answer', agree: true })
    expect(at.refusalCode('cleo', { type: 'sit', seat: 2, name: 'Cleo' })).toBe('started')
    at.must('bob', { type: 'answer', agree: true })
    expect(at.refusalCode('ann', SIT)).toBe('started')
    at.must('cleo', { type: 'sit', seat: 2, name: 'Cleo' })
    expect(viewerOf(at.table, { person: 'cleo' })).toBe(2)
    const log = eventsSince(at.table.header, at.entries, 0, () => 'spectator')
    expect(JSON.stringify(log)).not.toContain('cleo')
  })

  test('can be asked for by a host without a seat, also where nobody may watch', () => {
    const header = { ...testHeader(createToyGame(3), 'hosted', 'hanna'), spectators: false }
    const at = new TestTable(header)
    at.start('ann', 'bob', ':random')
    const ask = { what: 'join', seat: 2, name: 'Hanna' } as const
    expect(at.refusalCode('hanna', { type: 'offer', seat: 2, open: true })).toBe('othersDecide')
    expect(at.refusalCode('cleo', ASK)).toBe('notSeated')
    at.must('hanna', { type: 'propose', proposal: ask })
    at.must('ann', { type: 'answer', agree: true })
    at.must('bob', { type: 'answer', agree: true })
    at.must('hanna', { type: 'sit', seat: 2, name: 'Hanna' })
  })

  test('whoever was declined is not heard again, and who withdraws is', () => {
    const at = begin(createToyGame(3))
    at.must('cleo', ASK)
    at.must('cleo', { type: 'answer', agree: false })
    at.must('cleo', ASK)
    at.must('bob', { type: 'answer', agree: false })
    expect(at.refusalCode('cleo', ASK)).toBe('declined')
  })

  test('asking for it keeps no player from proposing something', () => {
    const at = begin(createToyGame(3))
    at.must('cleo', ASK)
    expect(at.refusalCode('dora', ASK)).toBe('proposalOpen')
    at.must('bob', { type: 'propose', proposal: { what: 'end' } })
    expect(at.table.proposal).toMatchObject({ by: 1, proposal: { what: 'end' } })
    expect(at.refusalCode('ann', JOIN)).toBe('proposalOpen')
  })

  test('those who watch ask nobody where only bots play, nor without a name or for anything else', () => {
    const at = begin(createToyGame(3))
    expect(at.refusalCode('cleo', JOIN)).toBe('notSeated')
    expect(at.refusalCode('cleo', { type: 'propose', proposal: { what: 'end' } })).toBe('notSeated')
    at.must('cleo', ASK)
    at.must('ann', { type: 'leave' })
    expect(at.table.proposal).not.toBeNull()
    at.must('bob', { type: 'leave' })
    expect(at.table.proposal).toBeNull()
    expect(at.refusalCode('cleo', ASK)).toBe('nobodyToAsk')
  })

  test('those who watch can’t take the name of a player', () => {
    const at = begin(createToyGame(3))
    at.must('cleo', { type: 'propose', proposal: { what: 'join', seat: 2, name: 'ANN' } })
    expect(at.table.proposal?.name).toBe('ANN 2')
  })
})

test.each([
  ['noSuchSeat', 7],
  ['seatTaken', 1],
])('nobody can propose to take over what is no bot’s seat: %s', (code, seat) => {
  const at = begin(createToyGame(3))
  expect(at.refusalCode('ann', { type: 'propose', proposal: { what: 'join', seat } })).toBe(code)
})
