import * as craftsmenBuilders from '@guildhall/craftsmen-builders/anchors'
import { legalCommands, seededChance } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral/anchors'
import { describe, expect, test } from 'vitest'
import { questionAt } from '../bot.ts'
import { random } from '../random.ts'
import { simulateGame } from '../simulate.ts'
import { tableOf } from '../testing/test-tables.ts'
import { type Anchors, anchorNamed } from './anchors.ts'
import type { Style } from './styled.ts'

const GAMES = { 'red-cathedral': redCathedral, 'craftsmen-builders': craftsmenBuilders } as const
const IDS = ['red-cathedral', 'craftsmen-builders'] as const

/** What one game hands in. */
function anchored(id: (typeof IDS)[number]) {
  const { game, tools } = tableOf(id, 2)
  const evaluation = tools.evaluation(game)
  if (evaluation === null) throw new Error('no evaluation')
  const styles = new Map<string, Style>(Object.entries(GAMES[id].styles))
  const anchors: Anchors = {
    styles: [...styles.keys()],
    style: (_game, name) => styles.get(name),
    features: () => evaluation.features,
    released: (release) => ({ ...evaluation, weights: GAMES[id].releases[release] }),
  }
  const botOf = (name: string) => {
    const bot = anchorNamed(name, () => 0, anchors)
    if (bot === null) throw new Error(`no anchor ${name}`)
    return bot
  }
  return { game, anchors, botOf }
}

describe.each(IDS)('anchors of %s', (id) => {
  test.each(Object.keys(GAMES[id].styles))('style:%s plays a game, the same by seed', (style) => {
    const { game, botOf } = anchored(id)
    const play = () => simulateGame(game, [botOf(`style:${style}`), random], 'anchor')
    expect(play().outcome).toEqual(play().outcome)
  })

  test('the master of 0.1 decides, and is honest', () => {
    const { game, botOf } = anchored(id)
    const state = game.blank()
    for (const event of game.setup(seededChance(1))) game.evolve(state, event)
    const seat = game.actor(state)?.seat ?? 0
    const other = game.redeal(game.view(state, seat), seededChance(2))
    const [one, two] = [state, other].map((table) =>
      botOf('master@0.1').choose(game, questionAt(game, table, seat), seededChance(3)),
    )
    expect(legalCommands(game, state)).toContain(one)
    expect(two).toBe(one)
  })
})

test.each(['style:nobody', 'guildmaster@0.0', 'nobody@0.1', 'master'])('%s is none', (name) => {
  expect(anchorNamed(name, () => 0, anchored('red-cathedral').anchors)).toBeNull()
})
