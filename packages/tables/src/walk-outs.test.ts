import { expect, test } from 'vitest'
import { actsAt, actsBy } from './decide.ts'
import type { Pace } from './pace.ts'
import { PATIENCE_MINUTES } from './proposals.ts'
import { World } from './testing/simulation/world.ts'
import { cardOf, openToy, Sitting } from './testing/sitting.ts'

const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 60_000, increment: 5000 },
  { kind: 'days', bank: 86_400_000, refund: 3_600_000, quiet: { from: 1320, to: 420, offset: 60 } },
]

/** A game from which people go without a word; with clocks all of them may. */
function walkOut(seed: number): Sitting {
  const world = new World(`walk-out-${seed}`, () => Promise.resolve())
  const pace = world.pick(PACES)
  const people = ['ann', 'bob', 'cleo', 'dora'].slice(0, world.between(2, 4))
  const at = new Sitting(cardOf(openToy(people.length), `walk-out-${seed}`))
  at.must('ann', { type: 'setPace', pace })
  at.start(...people)
  const there = new Set(people)
  const least = pace.kind === 'none' ? 1 : 0
  for (let step = 0; at.table.status === 'playing' && step < 2000; step++) {
    if (there.size > least && world.odds(10)) there.delete(world.pick([...there]))
    at.wait(world.between(100, 3000))
    goOn(world, at, there)
  }
  return at
}

/** Whoever is to act does, or those who are still there see to it. */
function goOn(world: World, at: Sitting, there: ReadonlySet<string>): void {
  const { botToPlay, play, proposal, clock } = at.table
  if (play === null) return
  const owner = at.table.chairs[at.actor]?.person ?? ''
  if (botToPlay !== null) {
    const decided = play.decide(botToPlay.seat, world.pick(play.legal()))
    if (decided.ok) at.add({ type: 'played', ...decided.step })
  } else if (there.has(owner)) {
    at.play({ ...world.pick(play.legal()) })
  } else if (clock.pace.kind === 'none' && proposal === null) {
    at.wait(PATIENCE_MINUTES * 60_000)
    at.must([...there][0] ?? '', { type: 'propose', proposal: { what: 'standIn', seat: at.actor } })
  } else if (proposal !== null && world.odds(50)) {
    for (const person of there) at.ask(person, { type: 'answer', agree: true })
  } else {
    at.now = actsAt(at.table) ?? at.now
    at.add(...actsBy(at.table, at.now))
  }
}

test('of a thousand games that people walk out of, all come to their end', () => {
  const ends = Array.from({ length: 1000 }, (_, seed) => walkOut(seed))
  expect(ends.filter(({ table }) => table.status !== 'over')).toEqual([])
  const handed = ends.flatMap(({ entries }) =>
    entries.flatMap(({ fact }) => (fact.type === 'handed' ? [fact.by] : [])),
  )
  expect(handed.filter((by) => by === 'timeOut').length).toBeGreaterThan(500)
  expect(handed.filter((by) => by === 'agreement').length).toBeGreaterThan(200)
})
