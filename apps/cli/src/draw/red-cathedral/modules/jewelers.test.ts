import { greedy, questionAt } from '@guildhall/bots'
import { Play, seededChance } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { expect, test } from 'vitest'
import { redCathedralTable } from '../../../testing/rendered-table.ts'
import { WIDTH, widthOf } from '../../../text.ts'

const OPTIONS = { fourthGuild: 'guild-jewelers', roundLimit: 20 }

test('diamonds are drawn where they are, and every choice has its words', () => {
  const { game, renderer, translate } = redCathedralTable(4, OPTIONS)
  const play = new Play(game, seededChance(1))
  const bot = greedy()
  const luck = seededChance(1)
  const drawn = new Set<string>()
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    const view = game.view(play.state, 'spectator')
    for (const line of renderer.draw(view, [], false)) {
      expect(widthOf(line)).toBeLessThanOrEqual(WIDTH)
      expect(line).not.toMatch(/⟦|undefined|NaN/)
      drawn.add(line)
    }
    for (const command of play.legal()) {
      const label = game.label(play.state, command)
      expect(renderer.choice(view, command, label) ?? translate(label)).not.toMatch(
        /⟦|undefined|NaN/,
      )
      expect(renderer.clauses(command).length).toBeGreaterThan(0)
    }
    play.submit(actor.seat, bot.choose(game, questionAt(game, play.state, actor.seat), luck))
  }
  const lines = [...drawn].join('\n')
  expect(lines).toMatch(/D diamond \d+/)
  expect(lines).toMatch(/goods \d+ of \d+ \w*D/)
  expect(lines).toContain('◆')
  expect(renderer.help.join(' ')).toContain('A diamond (D)')
})

test('without the Jewelers there is no word of diamonds', () => {
  const { game, renderer } = redCathedralTable(4, {})
  const { state } = new Play(game, seededChance(3))
  const words = [...renderer.draw(game.view(state, 'spectator'), [], false), ...renderer.help].join(
    ' ',
  )
  expect(words).not.toContain('diamond')
})

test('diamonds are named in words', () => {
  const { game, renderer } = redCathedralTable(4, OPTIONS)
  const view = game.view(new Play(game, seededChance(3)).state, 'spectator')
  const section = view.towers[1]?.[0]?.section
  const commandIn = (words: string) => renderer.command(view, words.split(' ')) as Command
  expect(commandIn('deliver diamond T2.1 brick')).toEqual({
    type: 'deliverDiamond',
    section,
    material: 'brick',
  })
  expect(commandIn('deliver wood T2.1')).toEqual({ type: 'deliver', section, material: 'wood' })
  expect(commandIn('decorate T2.1 purple green with 1 wood 2 diamond')).toEqual({
    type: 'decorateWith',
    section,
    jewels: 'green-purple',
    goods: { wood: 1, diamond: 2 },
  })
  expect(commandIn('decorate T2.1 with diamond')).toEqual({
    type: 'decorateWith',
    section,
    jewels: 'none',
    goods: { diamond: 1 },
  })
  expect(commandIn('decorate T2.1 green')).toEqual({ type: 'decorate', section, jewels: 'green' })
})
