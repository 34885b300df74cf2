import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import { seededChance } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import {
  eventsSince,
  type JournalEntry,
  type TableEvent,
  type TableHeader,
  TableState,
} from '@guildhall/tables'
import { expect, test } from 'vitest'
import type { AnyGame } from '../../game-client.ts'
import { PastGame } from '../../history/past-game.ts'
import { logUntil } from './moments.ts'

const GAMES = [redCathedral, craftsmenBuilders].map((game) => [game.id, game] as const)

test.each(GAMES)('%s: a moment of an open table is what everybody saw then', (_, definition) => {
  const opened = definition.create({ players: 3, options: definition.automatic })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  const game = opened.value as unknown as AnyGame
  expect(game.isOpen).toBe(true)
  const header: TableHeader = {
    ...{ id: 'table', host: 'ann', game, secret: 'ab'.repeat(32) },
    ...{ title: '', visibility: 'link', spectators: true },
  }
  const entries: JournalEntry[] = []
  const table = new TableState(header)
  const seen: unknown[] = []
  const add = (event: TableEvent) => {
    const entry = { number: entries.length + 1, at: 0, event }
    entries.push(entry)
    table.apply(entry)
    if (table.play !== null) seen[entry.number] = game.view(table.play.state, 1)
  }
  add({ type: 'started', setup: game.setup(seededChance('moments')) })
  const pick = seededChance('pick')
  for (let step = 0; step < 60 && table.play !== null && table.actor !== null; step++) {
    const { play, actor } = table
    const legal = play.legal()
    const decided = play.decide(actor.seat, legal[pick.int(legal.length)])
    if (!decided.ok) throw new Error('refused')
    add({ type: 'played', ...decided.step })
  }
  const events = eventsSince(header, entries, 0, () => 1)
  for (const { number } of entries) {
    const log = logUntil(events, number)
    if (log === null) throw new Error('not begun')
    const past = new PastGame(game, log)
    expect(past.draftAt(past.length, 1).now.view).toEqual(seen[number])
  }
})
