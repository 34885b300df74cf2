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
import { News } from './news.ts'

const NOW = 1000
const WATCHERS: readonly Watcher[] = [
  { person: 'ann' },
  { person: 'bob' },
  { person: 'bob', seat: 1 },
  { person: 'cleo' },
  { person: null },
]

/** A table of two under those options, and how to go on at it. */
function tableWith(options: object) {
  const opened = redCathedral.create({
    players: 2,
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
      return entry
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
    const entry = entries.at(-1)
    if (entry === undefined) throw new Error('nothing happened')
    const news = new News(table, entry, NOW)
    for (const watcher of WATCHERS) {
      const event = viewEntry(table, entry, viewerOf(table, watcher))
      const whole = { type: 'news', fact: event, view: viewTable(table, watcher, NOW) }
      expect(JSON.parse(news.for(watcher))).toEqual(JSON.parse(JSON.stringify(whole)))
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
