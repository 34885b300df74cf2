import type { View } from '@guildhall/red-cathedral'
import { expect, test } from 'vitest'
import { redCathedralTable } from '../../../testing/rendered-table.ts'
import { WIDTH, widthOf } from '../../../text.ts'

const { game, renderer, state } = redCathedralTable(2, { fourthGuild: 'guild-brickmakers' })

/** The table when Red holds these tiles, and is perhaps asked which other one to take. */
function holding(tiles: readonly string[], picking = false): View {
  const then = game.copy(state)
  for (const tile of tiles) game.evolve(then, { type: 'reinforcementTaken', seat: 0, tile })
  game.evolve(then, { type: 'turnBegan', seat: 0 })
  if (picking) game.evolve(then, { type: 'asked', keep: 0, open: [{ kind: 'reinforce' }] })
  return game.view(then, 'spectator')
}

const drawn = (view: View): string => renderer.draw(view, [], false).join('\n')

test('the tiles on offer and those of a player are drawn', () => {
  const all = [...(holding([]).reinforcements?.offer ?? [])]
  expect(drawn(holding([]))).toContain('Reinforcements: Full purse ×2, Letter of favour,')
  const some = drawn(holding(['rf-01', 'rf-05', 'rf-06']))
  expect(some).toContain('Reinforcements: Full purse, Letter of favour,')
  expect(some).toContain('reinforcements Full purse, Buttress ×2')
  const none = drawn(holding(all))
  expect(none).toContain('Reinforcements: –')
  for (const line of [some, none].join('\n').split('\n')) {
    expect(widthOf(line)).toBeLessThanOrEqual(WIDTH)
  }
  expect(renderer.help.join('\n')).toContain('reinforce full purse')
})

test('without the Brick Makers there is no word of them', () => {
  const plain = redCathedralTable(2, {})
  const lines = plain.renderer.draw(plain.game.view(plain.state, 'spectator'), [], false)
  expect([...lines, ...plain.renderer.help].join('\n')).not.toMatch(/reinforce/i)
})

test('a tile is named in words', () => {
  const commandIn = (view: View, words: string) => renderer.command(view, words.split(' '))
  expect(commandIn(holding(['rf-02']), 'reinforce Full purse')).toEqual({
    type: 'useReinforcement',
    tile: 'rf-02',
  })
  expect(commandIn(holding(['rf-02']), 'reinforce buttress')).toEqual({
    type: 'useReinforcement',
    tile: 'buttress',
  })
  expect(commandIn(holding(['rf-01'], true), 'reinforce full purse')).toEqual({
    type: 'pickReinforcement',
    tile: 'rf-02',
  })
  expect(commandIn(holding([], true), 'reinforce rf-08')).toEqual({
    type: 'pickReinforcement',
    tile: 'rf-08',
  })
})
