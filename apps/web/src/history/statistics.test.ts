import { type AnyCommand, type AnyEvent, Play, seededChance } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import type { EventView } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { postGame } from '../games/red-cathedral-post-game.tsx'
import { PastGame } from './past-game.ts'
import { luckOf, scoresByTurn, timeUsed, usesOf } from './statistics.ts'

const created = redCathedral.create({ players: 3, options: { roundLimit: 6 } })
if (!created.ok) throw new Error(JSON.stringify(created.problems))
const play = new Play<unknown, AnyCommand, AnyEvent, unknown>(created.value, seededChance(3))
const pick = seededChance('pick')
while (play.actor !== null) {
  const legal = play.legal()
  play.submit(play.actor.seat, legal[pick.int(legal.length)])
}
const past = new PastGame(play.game, play.log)

test('the points go from turn to turn up to the result', () => {
  const scores = scoresByTurn(past, 3, postGame)
  expect(scores.map((turns) => turns.length)).toEqual([18, 18, 18])
  const totals = play.game.outcome(play.state)?.seats.map(({ total }) => total)
  expect(scores.map((turns) => turns.at(-1))).toEqual(totals)
})

test('every die that was rolled in a turn is in the luck of one seat', () => {
  const rolled = play.log.steps.flatMap(({ events }) => events.flatMap(postGame.rolls))
  const luck = [0, 1, 2].map((seat) => luckOf(past, seat, postGame))
  expect(rolled.length).toBeGreaterThan(10)
  expect(luck.reduce((sum, { dice }) => sum + dice, 0)).toBe(rolled.length)
  expect(luck.reduce((sum, each) => sum + each.sum, 0)).toBe(rolled.reduce((a, b) => a + b, 0))
  for (const { dice, sum, above } of luck) expect(above.at(-1)).toBeCloseTo(sum - 3.5 * dice)
})

test('every die that was moved is counted for the seat that moved it', () => {
  const { uses } = postGame
  if (uses === undefined) throw new Error('nothing is counted')
  const moved = play.log.steps.flatMap(({ seat, events }) =>
    events.map((event) => [seat, uses.of(event)] as const).filter(([, die]) => die >= 0),
  )
  expect(moved.length).toBeGreaterThan(10)
  for (const seat of [0, 1, 2]) {
    const dice = usesOf(past, seat, uses)
    for (const [die, count] of dice.entries()) {
      expect(count).toBe(moved.filter(([by, which]) => by === seat && which === die).length)
    }
  }
})

test('the account names every tower, and its points are those of the result', () => {
  const account = postGame.explainScore(play.game, play.game.view(play.state, 'spectator'))
  const outcome = play.game.outcome(play.state)
  for (const [tower, { points }] of account?.parts.entries() ?? []) {
    const gained = outcome?.seats.map(
      ({ lines }) => lines.find(({ label }) => label === `tower-${tower + 1}`)?.points,
    )
    expect(points).toEqual(gained)
  }
  expect(account?.parts.length).toBeGreaterThan(3)
})

test('time is that of the seat that decided, but for what nobody could help', () => {
  const entry = (at: number, what: EventView['fact']): EventView => ({
    number: at,
    at,
    fact: what,
    told: [],
  })
  const events = [
    entry(1000, { type: 'started', events: [] }),
    entry(3000, { type: 'played', seat: 0, events: [] }),
    entry(3500, { type: 'undone', seat: 0, count: 1 }),
    entry(9000, { type: 'waited', ms: 5000 }),
    entry(9500, { type: 'played', seat: 1, events: [] }),
  ]
  expect(timeUsed(events, 2)).toEqual([2500, 1000])
})
