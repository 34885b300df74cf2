import { type AnyCommand, legalCommands, seededChance } from '@guildhall/kernel'
import type { State } from '@guildhall/laws/toy'
import { expect, test } from 'vitest'
import { game, statesOf } from '../testing/toy-table.ts'
import { Deals } from './deals.ts'
import { halving } from './halving.ts'
import type { Leaf } from './leaf.ts'
import { luckOf } from './luck.ts'
import { Simulations } from './simulations.ts'
import { Tree } from './tree.ts'

const SIMULATIONS = 240

/** Judges everything alike, unless told otherwise of an answer. */
function leafWith(needless: (command: AnyCommand) => boolean): Leaf<State> {
  return {
    judge: (_state, _luck, _mover, into) => {
      into.wins.fill(0.5)
      into.margins.fill(0)
    },
    hope: () => 0.5,
    needless: (_state, command) => needless(command),
  }
}

function thought(needless: (command: AnyCommand) => boolean, budget = SIMULATIONS) {
  const [state] = statesOf(1, 3)
  if (state === undefined) throw new Error('no state')
  const seat = game.actor(state)?.seat ?? 0
  const legal = legalCommands(game, state)
  const luck = luckOf(seededChance(1))
  const tree = new Tree<(typeof legal)[number]>(game.players)
  const root = tree.add(null)
  const simulations = new Simulations({ game, tree, leaf: leafWith(needless), seat, luck })
  const deals = new Deals(game, game.view(state, seat), luck)
  const question = { seat, legal, tree, root, simulations, deals }
  const ranked = halving(question, { simulations: budget }, () => 0)
  return { legal, ranked, visits: ranked.map((node) => tree.visits(node)), tree }
}

test('every answer is gone into, however it looked at first, and the best two most often', () => {
  const { legal, ranked, visits } = thought(() => false)
  expect(ranked).toHaveLength(legal.length)
  expect(Math.min(...visits)).toBeGreaterThan(2)
  expect(visits.reduce((sum, each) => sum + each, 0)).toBe(SIMULATIONS)
  expect(visits.slice(0, 2)).toEqual(visits.toSorted((a, b) => b - a).slice(0, 2))
})

test('what is of no use is left out, unless nothing else is legal', () => {
  const { legal } = thought(() => false)
  const [first] = legal
  const { ranked, tree } = thought((command) => command === first)
  expect(ranked.map((node) => tree.commandTo(node))).not.toContain(first)
  expect(ranked).toHaveLength(legal.length - 1)
  expect(thought(() => true).ranked).toHaveLength(legal.length)
})

test('one simulation is enough for a choice', () => {
  const { legal, ranked } = thought(() => false, 1)
  expect(ranked).toHaveLength(legal.length)
})
