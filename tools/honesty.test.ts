import { findGame } from '@guildhall/registry'
import { expect, test } from 'vitest'
import { honesty } from './honesty.ts'

test.each([
  ['red-cathedral', { contractors: true, fourthGuild: 'guild-archivists' }, 'search:12sims'],
  ['craftsmen-builders', {}, 'search:12sims'],
  ['craftsmen-builders', {}, 'novice'],
])('at %s with %j, %s chooses alike where the views are equal', (id, options, bot) => {
  const definition = findGame(id)?.definition
  if (definition === undefined) throw new Error('no such game')
  expect(honesty(definition, options, bot, 25)).toEqual({ pairs: 25, dishonest: 0 })
})
