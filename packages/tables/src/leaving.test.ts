import { expect, test } from 'vitest'
import { actsAt, actsBy } from './decide.ts'
import type { Pace } from './pace.ts'
import { PATIENCE_MINUTES } from './proposals.ts'
import { SimulationRun } from './testing/simulation/simulation-run.ts'
import { createToyGame, TestTable, testHeader } from './testing/test-table.ts'

const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 60_000, increment: 5000 },
  { kind: 'days', bank: 86_400_000, refund: 3_600_000, quiet: { from: 1320, to: 420, offset: 60 } },
]

/** A game that people leave without saying so; with clocks all of them may. */
function playWhilePeopleLeave(seed: number): TestTable {
  const run = new SimulationRun(`leaving-${seed}`, () => Promise.resolve())
  const pace = run.pick(PACES)
  const people = ['ann', 'bob', 'cleo', 'dora'].slice(0, run.between(2, 4))
  const at = new TestTable(testHeader(createToyGame(people.length), `leaving-${seed}`))
  at.must('ann', { type: 'setPace', pace })
  at.start(...people)
  const there = new Set(people)
  const least = pace.kind === 'none' ? 1 : 0
  for (let step = 0; at.table.status === 'playing' && step < 2000; step++) {
    if (there.size > least && run.odds(10)) there.delete(run.pick([...there]))
    at.wait(run.between(100, 3000))
    goOn(run, at, there)
  }
  return at
}

/** Whoever is to act does, or those who are still there see to it. */
function goOn(run: SimulationRun, at: TestTable, there: ReadonlySet<string>): void {
  const { botToPlay, play, proposal, clock } = at.table
  if (play === null) return
  const owner = at.table.seatHolders[at.actor]?.person ?? ''
  if (botToPlay !== null) {
    const decided = play.decide(botToPlay.seat, run.pick(play.legal()))
    if (decided.ok) at.add({ type: 'played', ...decided.step })
  } else if (there.has(owner)) {
    at.play({ ...run.pick(play.legal()) })
  } else if (clock.pace.kind === 'none' && proposal === null) {
    at.wait(PATIENCE_MINUTES * 60_000)
    at.must([...there][0] ?? '', { type: 'propose', proposal: { what: 'standIn', seat: at.actor } })
  } else if (proposal !== null && run.odds(50)) {
    for (const person of there) at.submit(person, { type: 'answer', agree: true })
  } else {
    at.now = actsAt(at.table) ?? at.now
    at.add(...actsBy(at.table, at.now))
  }
}

test('of a thousand games that people leave, all come to their end', () => {
  const ends = Array.from({ length: 1000 }, (_, seed) => playWhilePeopleLeave(seed))
  expect(ends.filter(({ table }) => table.status !== 'over')).toEqual([])
  const delegated = ends.flatMap(({ entries }) =>
    entries.flatMap(({ event }) => (event.type === 'handed' ? [event.by] : [])),
  )
  expect(delegated.filter((by) => by === 'timeOut').length).toBeGreaterThan(500)
  expect(delegated.filter((by) => by === 'agreement').length).toBeGreaterThan(200)
})
