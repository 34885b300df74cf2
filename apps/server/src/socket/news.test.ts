import { redCathedral } from '@guildhall/red-cathedral'
import {
  type AnyGame,
  decide,
  TableState,
  viewEntry,
  viewerOf,
  viewTable,
  type Watcher,
} from '@guildhall/tables'
import { expect, test } from 'vitest'
import { frameText } from '../testing/frame-text.ts'
import { News } from './news.ts'

const NOW = 1000
const WATCHERS: readonly Watcher[] = [
  { person: 'ann' },
  { person: 'bob' },
  { person: 'bob', seat: 1 },
  { person: 'cleo' },
  { person: null },
]

/** A table under those options, and how to go on at it. */
function tableWith(options: object, players = 2) {
  const opened = redCathedral.create({
    players,
    options: { ...redCathedral.automatic, ...options },
  })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  const game = opened.value as unknown as AnyGame
  const table = new TableState({
    ...{ id: 'table', host: 'ann', game, secret: 'ab'.repeat(32) },
    ...{ title: '"so", they said', visibility: 'link', spectators: true },
  })
  const next = (person: string, command: Parameters<typeof decide>[2]) => {
    const decided = decide(table, person, command, { now: NOW, knowsBot: () => true })
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.events.map((event) => {
      const entry = { number: table.number + 1, at: NOW, event, requestId: null, person }
      table.apply(entry)
      const state = table.play === null ? null : game.copy(table.play.state)
      return { ...entry, state }
    })
  }
  return { table, next }
}

test.each([
  ['nothing is hidden', {}],
  ['contracts are hidden', { fourthGuild: 'guild-archivists' }],
])('the text is that of the whole news for everybody, where %s', (_, options) => {
  const { table, next } = tableWith(options)
  const seen = new Set<string>()
  const check = (entries: ReturnType<typeof next>) => {
    const news = new News(table, entries, NOW)
    for (const watcher of WATCHERS) {
      const viewer = viewerOf(table, watcher)
      const events = entries.map((entry) => viewEntry(table, entry, viewer, entry.state))
      const whole = { type: 'news', events, view: viewTable(table, watcher, NOW) }
      expect(JSON.parse(frameText(news.for(watcher)))).toEqual(JSON.parse(JSON.stringify(whole)))
      seen.add(JSON.stringify(whole.view.play?.view))
    }
  }
  check(next('ann', { type: 'sit', seat: 0, name: 'Ann' }))
  check(next('bob', { type: 'sit', seat: 1, name: 'Bob' }))
  check(next('ann', { type: 'start' }))
  for (let step = 0; step < 150 && table.actor !== null; step++) {
    const legal = table.play?.legal() ?? []
    const command = legal[(step * 7) % legal.length]
    check(
      next(table.actor.seat === 0 ? 'ann' : 'bob', {
        type: 'play',
        command: { type: '', ...command },
      }),
    )
  }
  expect(seen.size).toBeGreaterThan(50)
})

const SPECTATORS: readonly Watcher[] = [
  { person: null },
  { person: 'cleo' },
  { person: 'cleo', seat: 1 },
  { person: 'cleo', curtain: true },
  { person: 'dora', curtain: true },
  { person: 'bob', curtain: true },
  { person: 'ann', curtain: true },
  { person: 'ann' },
  { person: 'bob' },
  { person: 'bob', seat: 3 },
]

test.each([
  ['players behind a curtain first', SPECTATORS.toReversed()],
  ['spectators first', SPECTATORS],
  ['mixed', [...SPECTATORS.slice(5), ...SPECTATORS.slice(0, 5)]],
])('spectators and players behind a curtain never get each other’s text: %s', (_, watchers) => {
  const { table, next } = tableWith({ fourthGuild: 'guild-archivists' }, 4)
  const people = ['bob', 'dora', 'dora', 'bob']
  for (const [seat, person] of people.entries()) {
    next(person, { type: 'sit', seat, name: `Seat ${seat}` })
  }
  const entries = next('ann', { type: 'start' })
  const news = new News(table, entries, NOW)
  for (const watcher of watchers) {
    const viewer = viewerOf(table, watcher)
    const events = entries.map((entry) => viewEntry(table, entry, viewer))
    const whole = { type: 'news', events, view: viewTable(table, watcher, NOW) }
    expect(JSON.parse(frameText(news.for(watcher)))).toEqual(JSON.parse(JSON.stringify(whole)))
  }
  const behind = JSON.parse(frameText(news.for({ person: 'bob', curtain: true })))
  expect(behind.view.play.viewer).toBe('spectator')
  expect(behind.view.chairs.map(({ mine }: { mine: boolean }) => mine)).toEqual(
    people.map((person) => person === 'bob'),
  )
})

test('only the one who asked is told that a seat is theirs to take', () => {
  const { table, next } = tableWith({ fourthGuild: 'guild-archivists' }, 2)
  next('bob', { type: 'sit', seat: 0, name: 'Bob' })
  next('ann', { type: 'seatBot', seat: 1, bot: 'random' })
  next('ann', { type: 'start' })
  const offeredTo = (entries: ReturnType<typeof next>) => {
    const news = new News(table, entries, NOW)
    return ['dora', 'cleo', 'ann', 'bob', null].map((person) => {
      const { view } = JSON.parse(frameText(news.for({ person })))
      return [view.proposal?.mine ?? null, view.chairs[1].offered]
    })
  }
  const ask = { type: 'propose', proposal: { what: 'join', seat: 1, name: 'Cleo' } } as const
  const others = [false, false]
  expect(offeredTo(next('cleo', ask))).toEqual([others, [true, false], others, others, others])
  const none = [null, false]
  const agreed = next('bob', { type: 'answer', agree: true })
  expect(offeredTo(agreed)).toEqual([none, [null, true], none, none, none])
})

test('everybody who folds an open table is sent the very same text, and no view', () => {
  const { table, next } = tableWith({})
  next('ann', { type: 'sit', seat: 0, name: 'Ann' })
  next('bob', { type: 'sit', seat: 1, name: 'Bob' })
  next('ann', { type: 'start' })
  const [command] = table.play?.legal() ?? []
  const by = table.actor?.seat === 0 ? 'ann' : 'bob'
  const news = new News(table, next(by, { type: 'play', command: { type: '', ...command } }), NOW)
  const [first, ...others] = WATCHERS.map((watcher) => news.toFold(watcher))
  for (const other of others) expect(other).toBe(first)
  expect(JSON.parse(frameText(first ?? Buffer.of()))).toMatchObject({
    type: 'events',
    number: table.number,
  })
  expect(JSON.parse(frameText(first ?? Buffer.of()))).not.toHaveProperty('view')
})
