import { type AnyCommand, type AnyEvent, type Game, Play, seededChance } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import { expect, test } from 'vitest'
import { Continued } from './continued.ts'
import { PastGame } from './past-game.ts'

const opened = redCathedral.open({ players: 3, options: { roundLimit: 10 } })
if (!opened.ok) throw new Error('a plain table opens')
const play = new Play(
  opened.value as unknown as Game<unknown, AnyCommand, AnyEvent, unknown>,
  seededChance(5),
)
const pick = seededChance('pick')
while (play.actor !== null) {
  const legal = play.legal()
  play.submit(play.actor.seat, legal[pick.int(legal.length)])
}
const past = new PastGame(play.game, play.log)
/** A moment at which a seat is to take its main action. */
const step = past.turns.indexOf(8)
const seat = past.actingAt(step) ?? 0

test('a game goes on from any moment as it stood then, and the reader is asked', () => {
  const continued = new Continued(past, { step, seat, seed: 'a' })
  expect(continued.state).toEqual(past.stateAt(step))
  expect(continued.acting).toBe(seat)
  expect(continued.desk.now.choices.length).toBeGreaterThan(1)
  const other = new Continued(past, { step, seat: (seat + 1) % 3, seed: 'a' })
  expect(other.acting).toBe((seat + 1) % 3)
  expect(other.told.length).toBeGreaterThan(0)
})

test('is played to its end against opponents; other dice, another game', () => {
  const ends = ['a', 'b'].map((seed) => {
    const continued = new Continued(past, { step, seat, seed })
    const choose = seededChance('choose')
    while (continued.acting !== null) {
      expect(continued.acting).toBe(seat)
      const { choices } = continued.desk.now
      const { command } = choices[choose.int(choices.length)] ?? {}
      if (command === undefined) throw new Error('nothing to choose')
      continued.submit([command])
    }
    expect(continued.outcome?.seats).toHaveLength(3)
    return JSON.stringify(continued.state)
  })
  expect(ends[0]).not.toBe(ends[1])
  expect(past.stateAt(step)).toEqual(new Continued(past, { step, seat, seed: 'c' }).state)
})

test('a step can be taken back, as far as nothing was rolled', () => {
  const continued = new Continued(past, { step, seat, seed: 'a' })
  const move = continued.desk.now.choices.find(({ command }) => command.type === 'moveDie')
  if (move === undefined) throw new Error('no die moves')
  continued.draft([move.command])
  expect(continued.desk.commands).toEqual([move.command])
  continued.submit([move.command])
  expect(continued.undoable).toBe(1)
  expect(continued.told.map(({ key }) => key)).toEqual(['told.dieMoved'])
  continued.undo(1)
  expect(continued.told).toEqual([])
  expect(continued.state).toEqual(past.stateAt(step))
})
