import {
  type AnyCommand,
  type AnyEvent,
  type Evaluation,
  type Game,
  item,
  type Seat,
} from '@guildhall/kernel'
import type { Bot } from '../bot.ts'
import { Deals } from './deals.ts'
import { type Leaf, LearnedLeaf, netOf, PlayoutLeaf } from './leaf.ts'
import { type Luck, luckOf } from './luck.ts'
import { Memory, nextQuestion, questionOf } from './memory.ts'
import { type Sight, Simulations } from './simulations.ts'
import { type Budget, type Question, Thinking } from './thinking.ts'
import { Tree } from './tree.ts'

/** What a bot that thinks is given from outside. */
export interface Tools {
  /** Milliseconds that pass; there is no clock in here. */
  clock(): number
  /** What a game hands in to be judged by; null where it hands in nothing. */
  evaluation(game: AnyGame): Evaluation<unknown> | null
}

type AnyGame = Pick<Game<unknown, AnyCommand, AnyEvent, unknown>, 'id' | 'players' | 'options'>

/**
 * Looks ahead in a tree on tables that agree with what its seat sees, dealt anew every few
 * simulations. Lines end in what the game's evaluation says of them or, where there is none, in a playout.
 */
export function search(name: string, budget: Budget, tools: Tools, sight?: Sight): Bot {
  const memory = new Memory()
  return {
    name,
    choose(game, see, legal, seat, chance) {
      if (legal.length === 1) return item(legal, 0)
      const leaf = leafFor(game, tools)
      const question = ask(game, see(), legal, seat, luckOf(chance), leaf, memory, sight)
      return answer(game, question, memory, budget, tools)
    },
  }
}

/** The same without evaluation: playouts to the end. */
export const playouts = (name: string, budget: Budget, { clock }: Tools): Bot =>
  search(name, budget, { clock, evaluation: () => null })

/** What the ends of lines are judged by. */
export function leafFor<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  tools: Tools,
): Leaf<S> {
  const evaluation = tools.evaluation(game) as Evaluation<S> | null
  if (evaluation === null) return new PlayoutLeaf(game)
  return new LearnedLeaf(evaluation.features, netOf(evaluation), game.players)
}

function ask<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  view: V,
  legal: readonly C[],
  seat: Seat,
  luck: Luck,
  leaf: Leaf<S>,
  memory: Memory,
  sight?: Sight,
): Question<S, C, E, V> {
  const thought = memory.recall<C>(questionOf(game, view, seat))
  const tree = thought?.tree ?? new Tree<C>(game.players)
  const root = thought?.node ?? tree.add(null)
  const simulations = new Simulations(game, tree, leaf, seat, luck, sight)
  return { seat, legal, tree, root, simulations, deals: new Deals(game, view, luck) }
}

function answer<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  question: Question<S, C, E, V>,
  memory: Memory,
  budget: Budget,
  { clock }: Tools,
): C {
  const thinking = new Thinking(question)
  thinking.think(budget, clock)
  const { tree, deals, seat } = question
  const [best] = thinking.ranked()
  if (best === undefined) throw new Error('nothing legal was looked at')
  const command = tree.commands[best] as C
  const next = nextQuestion(game, deals.next(), command, seat)
  if (next !== null) memory.keep(next, { tree, node: best })
  return command
}
