import { expect, test } from 'vitest'
import { type Chance, seededChance } from './chance.ts'
import { withDrawnOptions } from './draw-options.ts'
import type { Parsed, TableRequest } from './game.ts'

const request = { players: 2, options: { first: 'random' } }

test('a definition without choices left to chance keeps the request as it is', () => {
  const answer = withDrawnOptions({}, request, seededChance(1))
  expect(answer).toEqual({ ok: true, value: request })
})

const definition = {
  drawOptions({ players }: TableRequest, chance: Chance): Parsed<TableRequest> {
    return { ok: true, value: { players, options: { first: chance.int(1000) } } }
  },
}

test('what is left to chance is drawn by the chance of the game, the same each time', () => {
  const drawn = Array.from({ length: 20 }, (_, seed) =>
    withDrawnOptions(definition, request, seededChance(seed)),
  )
  const again = Array.from({ length: 20 }, (_, seed) =>
    withDrawnOptions(definition, request, seededChance(seed)),
  )
  expect(again).toEqual(drawn)
  expect(new Set(drawn.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(15)
})

test('the draw changes nothing of the chance that follows', () => {
  const chance = seededChance(3)
  withDrawnOptions(definition, request, chance)
  expect(chance.int(1000)).toBe(seededChance(3).int(1000))
})

test('a definition may refuse options that it cannot draw', () => {
  const problems = [{ path: 'first', message: 'is named already' }]
  const refusing = { drawOptions: (): Parsed<TableRequest> => ({ ok: false, problems }) }
  expect(withDrawnOptions(refusing, request, seededChance(1))).toEqual({ ok: false, problems })
})
