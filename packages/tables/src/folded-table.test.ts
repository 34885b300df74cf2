import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import { type Chance, item, seededChance } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import { expect, test } from 'vitest'
import { eventNews } from './event-news.ts'
import { FoldedTable } from './folded-table.ts'
import type { TableCommand } from './table-command.ts'
import type { PersonId } from './table-event.ts'
import type { AnyGame } from './table-state.ts'
import { viewEntry, viewerOf, viewTable, type Watcher } from './table-view.ts'
import { TestTable, testHeader } from './testing/test-table.ts'

const created = (made: { ok: boolean; value?: unknown }): AnyGame => made.value as AnyGame

/** A value as it comes by the socket. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Ann has two seats, Bob one; the others watch. */
const SEATS = ['ann', 'bob', 'ann'] as const
const WATCHERS: readonly Watcher[] = [
  { person: 'ann' },
  { person: 'ann', seat: 2 },
  { person: 'ann', curtain: true },
  { person: 'bob' },
  { person: 'bob', seat: 0 },
  { person: 'dora' },
  { person: null },
]

/** Somebody who is shown the table whole only where there is no other way. */
class Follower {
  readonly #at: TestTable
  readonly #watcher: Watcher
  #folded: FoldedTable | null = null

  constructor(at: TestTable, watcher: Watcher) {
    this.#at = at
    this.#watcher = watcher
  }

  /** Hears of the entries after a number. Whether what they see came from events alone. */
  hear(before: number, now: number): boolean {
    const { table, entries } = this.#at
    const whole = sent(viewTable(table, this.#watcher, now))
    const fresh = entries.slice(before)
    const news = eventNews(table, fresh, now, true)
    if (news === null || this.#folded === null) {
      this.#folded = new FoldedTable(table.header.game, whole, this.#watcher.seat)
      return false
    }
    const message = { type: 'events', table: table.header.id, ...news }
    const followed = this.#folded.follow(sent(message))
    expect(followed?.view).toEqual(whole)
    const last = fresh.at(-1)
    const viewer = viewerOf(table, this.#watcher)
    if (last !== undefined)
      expect(followed?.events.at(-1)).toEqual(sent(viewEntry(table, last, viewer)))
    return true
  }
}

/** What somebody does next: most of it is play. */
function next({ table }: TestTable, chance: Chance): { by: PersonId; command: TableCommand } {
  const odd = chance.int(30)
  if (table.proposal !== null) {
    const by = SEATS[table.proposal.by] === 'ann' ? 'bob' : 'ann'
    return { by, command: { type: 'answer', agree: odd < 15 } }
  }
  const seat = table.actor?.seat ?? 0
  const by = SEATS[seat] ?? 'ann'
  if (odd === 0) return { by, command: { type: 'undo', count: 1 } }
  const proposal = { what: 'takeBack', count: 1 } as const
  if (odd === 1) return { by, command: { type: 'propose', proposal } }
  const legal = table.play?.legal() ?? []
  const command = { ...item(legal, chance.int(legal.length)) }
  if (odd < 10) return { by, command: { type: 'turn', commands: [command] } }
  return { by, command: { type: 'play', command } }
}

const red = (options: object, seats = 3) =>
  created(redCathedral.create({ players: seats, options: { roundLimit: 6, ...options } }))

test.each([
  ['The Red Cathedral', red({})],
  ['with the Contractors and a guild', red({ contractors: true, fourthGuild: 'guild-foremen' })],
  [
    'Craftsmen & Builders',
    created(craftsmenBuilders.create({ players: 3, options: { roundLimit: 4 } })),
  ],
])('a table that is folded from its events is the table of the server: %s', (_, game) => {
  const chance = seededChance('folded')
  const at = new TestTable(testHeader(game))
  const pace = { kind: 'live', bank: 9_000_000, increment: 5000 } as const
  at.must('ann', { type: 'setPace', pace })
  at.start(...SEATS)
  const followers = WATCHERS.map((watcher) => new Follower(at, watcher))
  let folded = 0
  for (let step = 0; step < 400 && at.table.status === 'playing'; step++) {
    const before = at.table.number
    const { by, command } = next(at, chance)
    at.now += chance.int(9000)
    at.submit(by, command) // some cannot be undone
    if (at.table.number === before) continue
    for (const follower of followers) if (follower.hear(before, at.now + 7)) folded += 1
  }
  expect(folded).toBeGreaterThan(500)
})

test('the end of a game comes by its events, and the secret with it', () => {
  const at = new TestTable(testHeader(red({ roundLimit: 1 }))).start(...SEATS)
  const follower = new Follower(at, { person: 'bob' })
  const chance = seededChance('to the end')
  const heard: boolean[] = []
  while (at.table.actor !== null) {
    const legal = at.table.play?.legal() ?? []
    const before = at.table.number
    at.play({ ...item(legal, chance.int(legal.length)) })
    heard.push(follower.hear(before, at.now))
  }
  expect(at.table.status).toBe('over')
  expect(heard.at(-1)).toBe(true)
})

const started = () => new TestTable(testHeader(red({}))).start(...SEATS)
const shownTo = (at: TestTable) =>
  new FoldedTable(at.table.header.game, sent(viewTable(at.table, { person: 'bob' }, at.now)))
const playOne = (at: TestTable) => {
  const [command] = at.table.play?.legal() ?? []
  at.play({ type: '', ...command })
  return sent(eventNews(at.table, at.entries.slice(-1), at.now, true))
}

test('whoever has missed something is told so, and asks for the whole table', () => {
  const at = started()
  const folded = shownTo(at)
  playOne(at)
  const later = playOne(at)
  expect(later && folded.follow(later)).toBe(null)
})

test('a view that differs from the server’s is noticed by its checksum', () => {
  const at = started()
  const folded = shownTo(at)
  const news = playOne(at)
  expect(() => news && folded.follow({ ...news, check: '0123456789abcdef' })).toThrow('another')
})

test('where something is hidden there are no such news', () => {
  const at = new TestTable(testHeader(red({ fourthGuild: 'guild-archivists' }))).start(...SEATS)
  expect(playOne(at)).toBe(null)
})

test('a change of seats is shown as a whole', () => {
  const at = started()
  const last = () => eventNews(at.table, at.entries.slice(-1), at.now, false)
  at.must('bob', { type: 'hand', seat: 1, bot: 'random' })
  expect(last()).toBe(null)
  expect(playOne(at)).not.toBe(null)
})
