import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  joinLines,
  seededChance,
} from '@guildhall/kernel'
import { redCathedral, type View } from '@guildhall/red-cathedral'
import { eventsSince, type JournalEntry, type TableHeader, TableState } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { client } from '../games/red-cathedral-client.ts'
import { recapOf, sinceOwn } from './recap.ts'

type ViewedGame = Game<unknown, AnyCommand, AnyEvent, View>

/** A table at which two play at random, and its entries. */
function played(players: number, options: object, seed: number) {
  const created = redCathedral.create({ players, options: { roundLimit: 10, ...options } })
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  const game: ViewedGame = created.value
  const card: TableHeader = {
    id: 'recap',
    host: 'p0',
    game,
    secret: seed.toString(16).padStart(64, '0'),
    title: '',
    visibility: 'link',
    spectators: true,
  }
  const table = new TableState(card)
  const entries: JournalEntry[] = []
  const add = (event: JournalEntry['event']) => {
    const entry = { number: table.number + 1, at: table.number, event }
    table.apply(entry)
    entries.push(entry)
  }
  for (let seat = 0; seat < players; seat++)
    add({ type: 'seated', seat, person: `p${seat}`, name: `P${seat}` })
  add({ type: 'started', setup: game.setup(seededChance(seed)) })
  const pick = seededChance(`pick ${seed}`)
  while (table.play !== null && table.actor !== null) {
    const { play, actor } = table
    const legal = play.legal()
    const decided = play.decide(actor.seat, legal[pick.int(legal.length)])
    if (!decided.ok) throw new Error('refused')
    add({ type: 'played', ...decided.step })
  }
  return { card, game, table, entries }
}

const TABLES = [
  [2, {}],
  [3, { contractors: true }],
  [3, { fourthGuild: 'guild-artisans' }],
] as const

test.each(TABLES)(
  'every event that changes something of the reader is in the recap: %d, %j',
  (players, options) => {
    let hits = 0
    for (let seed = 1; seed <= 4; seed++) {
      const { card, game, entries } = played(players, options, seed)
      for (let seat = 0; seat < players; seat++) {
        // The reader comes back at some moment of the game.
        for (const until of [30, 60, 90, entries.length]) {
          const seen = entries.slice(0, until)
          const events = eventsSince(card, seen, 0, () => seat)
          const table = new TableState(card, seen)
          if (table.play === null) throw new Error('not begun')
          const view = game.view(table.play.state, seat)
          const since = sinceOwn(events, seat)
          const linesOf = (by: typeof game) =>
            recapOf({ game: by, client }, view, seat, events).flatMap((part) => part.lines)
          // The same lines as in the log, none left out.
          const told = since.flatMap(({ fact, told }) => (fact.type === 'played' ? told : []))
          expect(linesOf(game).map(({ message }) => message)).toEqual(joinLines(game, told))
          const { join: _, ...apart } = game
          const marked = linesOf(apart)
            .filter(({ mine }) => mine)
            .map(({ message }) => JSON.stringify(message))
          for (const message of changesOf(game, seen, seat)) {
            hits += 1
            expect(marked).toContain(message)
          }
        }
      }
    }
    expect(hits).toBeGreaterThan(0)
  },
)

/** The descriptions of all events since the seat's last decision that changed something of it. */
function changesOf(game: ViewedGame, entries: readonly JournalEntry[], seat: number): string[] {
  const last = entries.findLastIndex(({ event }) => event.type === 'played' && event.seat === seat)
  const state = game.blank()
  const own = () => JSON.stringify(game.view(state, 'spectator').players[seat])
  return entries.flatMap(({ event }, index) => {
    if (event.type === 'started') for (const each of event.setup) game.evolve(state, each)
    if (event.type !== 'played') return []
    const changing = event.events.filter((each: AnyEvent) => {
      const before = own()
      game.evolve(state, each)
      return own() !== before
    })
    if (index <= last) return []
    return changing.flatMap((event) => {
      const message = game.describe(state, event)
      return message === null ? [] : [JSON.stringify(message)]
    })
  })
}

test('what the reader did is not repeated', () => {
  const { card, entries, game, table } = played(2, {}, 7)
  const events = eventsSince(card, entries, 0, () => 0)
  const since = sinceOwn(events, 0)
  expect(since.some(({ fact }) => fact.type === 'played' && fact.seat === 0)).toBe(false)
  if (table.play === null) throw new Error('not begun')
  const view = game.view(table.play.state, 0)
  const parts = recapOf({ game, client }, view, 0, events)
  expect(parts.every(({ seat }) => seat !== 0)).toBe(true)
})
