import { type AnyEvent, seededChance } from '@guildhall/kernel'
import type { News } from '@guildhall/ui'
import { expect, test } from 'vitest'
import { begun } from '../../testing/begun.ts'
import { lastTurn } from './ivan-steps.ts'

/** What a page would be told of a whole game: one entry for each command. */
function* told(options: object): Generator<{ news: readonly News[]; events: readonly AnyEvent[] }> {
  const play = begun(1, options, 3)
  const chance = seededChance('steps')
  const news: News[] = []
  for (let number = 0; play.actor !== null; number++) {
    const legal = play.legal()
    const command = legal[chance.int(legal.length)]
    if (command === undefined) throw new Error('no way on')
    const answer = play.submit(0, command)
    if (!answer.ok) throw new Error('no way on')
    const { events } = answer
    const words = events.flatMap((event) => play.game.describe(play.state, event) ?? [])
    news.push({ number, events, descriptions: words })
    yield { news, events }
  }
}

test.each([{}, { contractors: true }])(
  'Ivan tells his last turn, from his die to his roll: %o',
  (options) => {
    let turns = 0
    for (const { news, events } of told(options)) {
      if (!events.some(({ type }) => type === 'ivanTookDie')) continue
      const steps = lastTurn(news)
      expect(steps[0]?.event?.type).toBe('ivanTookDie')
      // The reason stands in the words, and the card that is carried out in the event.
      expect(Object.keys(steps[0]?.words.params ?? {})).toContain('reason')
      expect(steps[0]?.event?.card).toMatch(/^solo-/)
      expect(steps.every(({ event }) => event !== null)).toBe(true)
      expect(steps.map(({ words }) => words.key)).not.toContain('event.turnBegan')
      turns += 1
    }
    expect(turns).toBeGreaterThan(3)
  },
)

test('before his first turn there is nothing to tell', () => {
  expect(lastTurn([])).toEqual([])
})
