import { type Command, type Event, type State, toyGame, type View } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { firstDifference, fold, item, type Log, Play, seededChance, stableHash } from './index.ts'

const game = toyGame(3)
const chance = () => seededChance('the game')

/** A whole game of random choices, and the hash of the state before each decision. */
function played(): { play: Play<State, Command, Event, View>; hashes: string[] } {
  const play = new Play(game, chance())
  const choices = seededChance('choices')
  const hashes: string[] = []
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    hashes.push(stableHash(play.state))
    const legal = play.legal()
    play.submit(actor.seat, item(legal, choices.int(legal.length)))
  }
  return { play, hashes }
}

const { play, hashes } = played()
const log = play.log
const rolled = log.steps.findIndex(({ events }) => events.some(({ type }) => type === 'rolled'))

/** The log with one step replaced. */
const withStep = (
  index: number,
  change: (step: (typeof log.steps)[number]) => (typeof log.steps)[number],
): Log<Command, Event> => ({
  ...log,
  steps: log.steps.map((step, i) => (i === index ? change(step) : step)),
})

describe('fold', () => {
  test('the events of a log make its state, at every step', () => {
    for (const [steps, hash] of hashes.entries()) {
      expect(stableHash(fold(game, log, steps))).toBe(hash)
    }
    expect(stableHash(fold(game, log))).toBe(stableHash(play.state))
  })

  test('a log that was stored makes the same state', () => {
    const stored = JSON.parse(JSON.stringify(log))
    expect(stableHash(fold(game, stored))).toBe(stableHash(play.state))
  })
})

describe('firstDifference', () => {
  test('none, where every command is answered as it was', () => {
    expect(firstDifference(game, log, chance())).toBeNull()
  })

  test('none, where the log comes back with its keys in another order', () => {
    const reversed = JSON.parse(JSON.stringify(log), (_key, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    expect(firstDifference(game, reversed, chance())).toBeNull()
  })

  test('the setup, where the chance is another', () => {
    expect(firstDifference(game, log, seededChance('another'))?.step).toBe(0)
  })

  test('the step whose event was changed', () => {
    const forged = withStep(rolled, (step) => ({
      ...step,
      events: step.events.map((event) =>
        event.type === 'rolled' ? { ...event, die: (event.die % 6) + 1 } : event,
      ),
    }))
    const difference = firstDifference(game, forged, chance())
    expect(difference?.step).toBe(rolled + 1)
    expect(difference?.found).toEqual(log.steps[rolled]?.events)
  })

  test('the step whose command is refused, with the refusal', () => {
    const forged = withStep(4, (step) => ({ ...step, seat: (step.seat + 1) % 3 }))
    const difference = firstDifference(game, forged, chance())
    expect(difference).toMatchObject({ step: 5, found: { clause: 'TOY-1.1' } })
  })
})
