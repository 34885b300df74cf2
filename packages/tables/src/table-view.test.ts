import { describe, expect, test } from 'vitest'
import { TableState } from './table-state.ts'
import { eventsSince, maySee, viewEntry, viewerOf, viewTable } from './table-view.ts'
import { nextCommand } from './testing/simulation/next-command.ts'
import { randomGame } from './testing/simulation/random-game.ts'
import { SimulationRun } from './testing/simulation/simulation-run.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const playing = (...seats: string[]): TestTable =>
  new TestTable(testHeader(createToyGame(seats.length))).start(...seats)
const view = (at: TestTable, person: string | null, seat?: number) =>
  viewTable(at.table, seat === undefined ? { person } : { person, seat }, at.now)

describe('who looks', () => {
  test('without a seat is a spectator', () => {
    const { table } = playing('ann', 'bob')
    expect(viewerOf(table, { person: null })).toBe('spectator')
    expect(viewerOf(table, { person: 'dora' })).toBe('spectator')
    expect(viewerOf(table, { person: 'dora', seat: 0 })).toBe('spectator')
  })

  test('with a seat sees what that seat may see', () => {
    const at = playing('ann', 'bob')
    const hands = (person: string | null) => {
      const seen = view(at, person).play?.view as { players: { hand: number[] }[] } | undefined
      return seen?.players.map(({ hand }) => hand[0] !== 0)
    }
    expect(hands('ann')).toEqual([true, false])
    expect(hands('bob')).toEqual([false, true])
    expect(hands(null)).toEqual([false, false])
  })

  test('with several seats looks from the one that is to act, or the one asked for', () => {
    const at = playing('bob', 'ann', 'ann')
    expect(viewerOf(at.table, { person: 'ann' })).toBe(1)
    at.play({ type: 'hold' })
    at.play({ type: 'hold' })
    expect(viewerOf(at.table, { person: 'ann' })).toBe(2)
    expect(viewerOf(at.table, { person: 'ann', seat: 1 })).toBe(1)
    expect(viewerOf(at.table, { person: 'ann', seat: 0 })).toBe(2) // not hers
  })
})

describe('who shares a screen', () => {
  test('sees what everybody may, until they say at which seat they sit', () => {
    const at = playing('ann', 'ann', 'bob')
    const seen = (seat?: number) =>
      viewerOf(at.table, { person: 'ann', curtain: true, ...(seat === undefined ? {} : { seat }) })
    expect([seen(), seen(0), seen(1)]).toEqual(['spectator', 0, 1])
    expect(viewerOf(at.table, { person: 'bob', curtain: true })).toBe(2)
    at.must('ann', { type: 'hand', seat: 1, bot: 'random' }) // ann alone is left before it
    expect(seen()).toBe(0)
  })

  test('needs no curtain where nobody knows more than another', () => {
    const at = new TestTable(testHeader({ ...createToyGame(2), isOpen: true })).start('ann', 'ann')
    expect(viewerOf(at.table, { person: 'ann', curtain: true })).toBe(0)
  })

  test('needs none at the end', () => {
    const at = new TestTable(testHeader(createToyGame(2, 1))).start('ann', 'ann')
    at.play({ type: 'hold' })
    at.play({ type: 'hold' })
    expect(viewerOf(at.table, { person: 'ann', curtain: true })).toBe(0)
  })
})

describe('a table', () => {
  test('shows whose seats are whose, and who the host is, but not who somebody is', () => {
    const at = playing('ann', 'bob', ':random')
    at.must('bob', { type: 'hand', seat: 1, bot: 'greedy' })
    at.must('ann', { type: 'offer', seat: 2, open: true })
    expect(view(at, 'bob').chairs).toEqual([
      { name: 'ann', kind: 'person', bot: null, offered: false, mine: false },
      { name: 'bob', kind: 'person', bot: 'greedy', offered: false, mine: true },
      { name: '', kind: 'bot', bot: 'random', offered: true, mine: false },
    ])
    expect(view(at, 'bob').host).toBe(false)
    expect(view(at, 'ann').host).toBe(true)
    expect(view(new TestTable(testHeader(createToyGame(2))), null).chairs[0]).toEqual({
      ...{ name: '', kind: 'free', bot: null, offered: false, mine: false },
    })
  })

  test('offers what is legal to whoever is to decide, and to nobody else', () => {
    const at = playing('ann', 'bob')
    expect(view(at, 'ann').play?.legal.length).toBeGreaterThan(0)
    expect(view(at, 'ann').play?.legal[0]).toHaveProperty('label.key')
    for (const other of ['bob', 'dora', null]) expect(view(at, other).play?.legal).toEqual([])
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    expect(view(at, 'ann').play?.legal).toEqual([])
  })

  test('says what can be undone to whoever may, also when another is to act', () => {
    const at = playing('ann', 'bob')
    at.play({ type: 'offer', to: 1 })
    expect(view(at, 'ann').play?.undoable).toBe(1)
    expect(view(at, 'bob').play?.undoable).toBe(0)
    expect(view(at, null).play?.undoable).toBe(0)
    at.must('ann', { type: 'hand', seat: 0, bot: 'random' })
    expect(view(at, 'ann').play?.undoable).toBe(0)
  })

  test('shows its secret once the game has ended, its promise before', () => {
    const at = new TestTable(testHeader(createToyGame(2, 1))).start('ann', 'bob')
    const { commitment, secret } = view(at, null)
    expect([commitment, secret]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null])
    at.play({ type: 'hold' })
    at.play({ type: 'hold' })
    expect(view(at, null)).toMatchObject({ commitment, secret: at.table.header.secret })
    expect(view(at, null).play?.outcome?.seats).toHaveLength(2)
    const closed = playing('ann', ':random')
    closed.must('ann', { type: 'close' })
    expect(view(closed, null).secret).toBe(closed.table.header.secret)
    const never = new TestTable(testHeader(createToyGame(2)))
    never.must('ann', { type: 'close' })
    expect(view(never, null).secret).toBe(null)
  })
})

test('a table without spectators is for its people, and for who could sit down', () => {
  const at = new TestTable({ ...testHeader(createToyGame(2)), spectators: false })
  const may = (person: string | null) => maySee(at.table, person)
  expect([may('ann'), may('dora'), may(null)]).toEqual([true, true, true]) // still open
  at.start('bob', 'cleo')
  expect([may('ann'), may('bob'), may('dora'), may(null)]).toEqual([true, true, false, false])
  at.must('cleo', { type: 'offer', seat: 1, open: true })
  expect([may('dora'), may(null)]).toEqual([true, true])
})

/** A table at which people do what comes to their minds. */
function someSitting(seed: string): TestTable {
  const run = new SimulationRun(seed, () => Promise.resolve())
  const at = new TestTable(testHeader(randomGame(run), seed, 'id-of-ann'))
  const people = ['id-of-ann', 'id-of-bob', 'id-of-cleo', 'id-of-dora']
  for (let i = 0; i < 250 && at.table.status !== 'closed'; i++) {
    at.wait(run.between(0, 9000))
    const person = run.pick(people)
    const command = nextCommand(run, viewTable(at.table, { person }, at.now))
    if (command !== null) at.submit(person, command)
    const { botToPlay, play } = at.table
    if (botToPlay === null || play === null) continue
    const decided = play.decide(botToPlay.seat, run.pick(play.legal()))
    if (decided.ok) at.add({ type: 'played', ...decided.step })
  }
  return at
}

const LOOKERS = [
  ...['id-of-ann', 'id-of-bob', 'id-of-cleo', 'id-of-dora', 'id-of-nobody', null].map((person) => ({
    person,
  })),
  { person: 'id-of-ann', seat: 1 },
]

describe('whatever happens at a table', () => {
  const sittings = Array.from({ length: 40 }, (_, seed) => someSitting(`sitting-${seed}`))

  test('it is the same when it is folded from what is stored', () => {
    for (const { table, entries, now } of sittings) {
      const folded = new TableState(table.header, JSON.parse(JSON.stringify(entries)))
      expect(folded.clock).toEqual(table.clock)
      for (const watcher of LOOKERS) {
        expect(viewTable(folded, watcher, now)).toEqual(viewTable(table, watcher, now))
      }
    }
    expect(sittings.reduce((sum, { entries }) => sum + entries.length, 0)).toBeGreaterThan(2000)
  })

  test('nobody is shown who a person is, nor the secret before the end', () => {
    for (const { table: end, entries } of sittings) {
      const table = new TableState(end.header)
      for (const entry of entries) {
        table.apply(entry)
        for (const watcher of LOOKERS) {
          const shown = [
            viewTable(table, watcher, 0),
            viewEntry(table, entry, viewerOf(table, watcher)),
          ]
          const text = JSON.stringify(shown)
          expect(text).not.toContain('id-of-')
          if (table.status === 'playing') expect(text).not.toContain(end.header.secret)
        }
      }
    }
  })

  test('who missed a part is sent what the others were sent', () => {
    for (const { table: end, entries } of sittings.slice(0, 10)) {
      for (const watcher of LOOKERS) {
        const table = new TableState(end.header)
        const sent = entries.map((entry) => {
          table.apply(entry)
          return viewEntry(table, entry, viewerOf(table, watcher))
        })
        const seen = Math.floor(entries.length / 2)
        const missed = eventsSince(end.header, entries, seen, (then) => viewerOf(then, watcher))
        expect(missed).toEqual(sent.slice(seen))
      }
    }
  })
})
