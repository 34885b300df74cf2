import {
  type Evaluation,
  type Features,
  legalCommands,
  seededChance,
  stableHash,
  type Weights,
} from '@guildhall/kernel'
import type { Command, State } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { type Bot, random, simulateGame } from '../index.ts'
import { choiceIn, game, statesOf as statesWith, winShare } from '../testing/toy-table.ts'
import { PARTS, sizeOf } from '../value/net.ts'
import { Deals } from './deals.ts'
import type { Leaf } from './leaf.ts'
import { luckOf } from './luck.ts'
import { leafFor, playouts, search, type Tools } from './search.ts'
import { type Sight, Simulations } from './simulations.ts'
import { Thinking } from './thinking.ts'
import { Tree } from './tree.ts'

/** A simple evaluation into the toy: what its own rough judgement says. */
const features: Features<State> = {
  ofSeat: ['what it looks worth'],
  ofTable: [],
  seats: 2,
  describeSeat(state, seat, into, at) {
    into[at] = game.evaluate(state, seat) / 10
  },
  describeTable() {},
}
const values = Array.from({ length: sizeOf(PARTS, 0) }, () => 0)
values[0] = 2 // the win follows the own worth,
values[2] = -2 // and suffers from that of the rival
const weights: Weights = { made: 'by hand', ofSeat: [''], ofTable: [], hidden: 0, scale: 1, values }
const evaluation: Evaluation<unknown> = { features, weights }

const tools: Tools = {
  clock: () => expect.unreachable('nobody asked for time'),
  evaluation: () => evaluation,
}
const learned = (simulations: number): Bot => search('learned', { simulations }, tools)
const plain = (simulations: number): Bot => playouts('plain', { simulations }, tools)

/** The states of a random game in which somebody has something to decide. */
const statesOf = (seed: number): State[] => statesWith(seed, 2)

describe.each([
  ['with evaluation', learned],
  ['by playouts', plain],
] as const)('search %s', (_name, bot) => {
  test('is honest: it chooses alike where the views are equal', () => {
    let differing = 0
    for (const state of [1, 2, 3].flatMap(statesOf)) {
      const seat = game.actor(state)?.seat ?? 0
      const other = game.redeal(game.view(state, seat), seededChance('other secrets'))
      if (stableHash(other) !== stableHash(state)) differing++
      expect(choiceIn(other, bot(40))).toBe(choiceIn(state, bot(40)))
    }
    expect(differing).toBeGreaterThan(20)
  })

  test('plays the same game for the same seed and simulations, and another for another', () => {
    const played = (seed: number) =>
      simulateGame(game, [bot(30), bot(30)], seed, { keepLog: true }).log
    expect(played(5)).toEqual(played(5))
    expect(played(5)).not.toEqual(played(6))
  })

  test('chooses what is legal, however little it may think', () => {
    for (const simulations of [1, 2, 7]) {
      for (const state of statesOf(simulations)) {
        expect(legalCommands(game, state)).toContain(choiceIn(state, bot(simulations)))
      }
    }
  })

  test('takes the only command without looking', () => {
    const only = { type: 'hold' } as const
    const view = () => expect.unreachable('no look was needed')
    const question = { seat: 0, legal: [only], view }
    expect(bot(10).choose(game, question, seededChance(1))).toBe(only)
  })
})

test('a question at which a line has ended before is looked at, with one simulation, too', () => {
  const [state] = statesOf(1)
  if (state === undefined) throw new Error('no state')
  const seat = game.actor(state)?.seat ?? 0
  const legal = legalCommands(game, state)
  const luck = luckOf(seededChance(1))
  const tree = new Tree<(typeof legal)[number]>(game.players)
  const root = tree.add(null)
  tree.addResult(root, new Float64Array(game.players))
  const leaf = leafFor(game, tools)
  const simulations = new Simulations({ game, tree, leaf, seat, luck })
  const deals = new Deals(game, game.view(state, seat), luck)
  const thinking = new Thinking({ seat, legal, tree, root, simulations, deals })
  thinking.think({ simulations: 1 }, () => 0)
  expect(thinking.ranked()).toHaveLength(legal.length)
})

test('who sees no farther than the own turn judges where it ends, others beyond it as well', () => {
  const [state] = statesOf(1)
  if (state === undefined) throw new Error('no state')
  const seat = game.actor(state)?.seat ?? 0
  const farthest = (sight?: Sight) => {
    const leaf = leafFor(game, tools)
    const luck = luckOf(seededChance(1))
    let most = 0
    const noting: Leaf<State> = {
      judge(end, ...rest) {
        most = Math.max(most, game.turns(end) - game.turns(state))
        leaf.judge(end, ...rest)
      },
      hope: (after, of) => leaf.hope?.(after, of) ?? 0,
    }
    const tree = new Tree<Command>(game.players)
    const root = tree.add(null)
    const simulations = new Simulations({ game, tree, leaf: noting, seat, luck, sight })
    for (let i = 0; i < 200; i++) simulations.run(game.copy(state), root)
    return most
  }
  expect(farthest('turn')).toBe(1)
  expect(farthest()).toBeGreaterThan(1)
})

test('search beats random play, with evaluation or without', () => {
  expect(winShare(plain(60), random, 20)).toBeGreaterThan(0.75)
  expect(winShare(learned(60), random, 20)).toBeGreaterThan(0.75)
})

test('more simulations play better', () => {
  expect(winShare(plain(120), plain(6), 30)).toBeGreaterThan(0.55)
})

test('search ends when its time is over, by the clock it was given', () => {
  let now = 0
  let looked = 0
  const clock = () => {
    looked += 1
    return now++
  }
  const timed = search('timed', { ms: 50 }, { ...tools, clock })
  const [state] = statesOf(1)
  if (state === undefined) throw new Error('no state')
  choiceIn(state, timed)
  expect(looked).toBeGreaterThan(10)
  expect(now).toBeLessThanOrEqual(51)
})
