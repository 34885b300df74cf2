import { type AnyCommand, type AnyEvent, type Evaluation, type Game, item } from '@guildhall/kernel'
import type { Bot, OpenQuestion } from '../bot.ts'
import { Deals } from './deals.ts'
import { type Leaf, LearnedLeaf, netOf, PlayoutLeaf } from './leaf.ts'
import { type Luck, luckOf } from './luck.ts'
import { type Manner, PRESENT } from './manner.ts'
import { type KeptTree, Memory, nextQuestion, questionKey } from './memory.ts'
import type { Budget } from './question.ts'
import { type Sight, Simulations } from './simulations.ts'
import { shareOf, Thinking } from './thinking.ts'
import { Tree } from './tree.ts'

/** What a bot that thinks is given from outside. */
export interface Tools {
  /** Milliseconds that pass; there is no clock in here. */
  clock(): number
  /** The evaluation of a game; null if it has none. */
  evaluation(game: AnyGame): Evaluation<unknown> | null
}

type AnyGame = Pick<Game<unknown, AnyCommand, AnyEvent, unknown>, 'id' | 'players' | 'options'>

/**
 * Looks ahead in a tree on tables that agree with what its seat sees, dealt anew every few
 * simulations. Lines end in what the game's evaluation says of them or, where there is none, in a playout.
 */
export function search(name: string, budget: Budget, tools: Tools, way: Way = {}): Bot {
  const { sight, manner = PRESENT } = way
  const means = { budget, tools, sight, manner, memory: new Memory() }
  return {
    name,
    choose: (game, question, chance, share = 1) =>
      question.legal.length === 1
        ? item(question.legal, 0)
        : decide(game, question, { ...means, budget: shareOf(budget, share) }, luckOf(chance)),
  }
}

/** How far a search sees, and how it goes about it. */
export interface Way {
  readonly sight?: Sight
  readonly manner?: Manner
}

/** What a search decides with. */
interface Means {
  readonly budget: Budget
  readonly tools: Tools
  readonly sight: Sight | undefined
  readonly manner: Manner
  readonly memory: Memory
}

function decide<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { seat, legal, view }: OpenQuestion<C, V>,
  { budget, tools, sight, manner, memory }: Means,
  luck: Luck,
): C {
  const seen = view()
  const leaf = leafFor(game, tools, manner)
  const thought = memory.recall<C>(questionKey(game, seen, seat))
  const { tree, node: root } = thought ?? newThought<C>(game.players)
  const simulations = new Simulations({ game, tree, leaf, seat, luck, sight, manner })
  const deals = new Deals(game, seen, luck)
  const thinking = new Thinking({ seat, legal, tree, root, simulations, deals, manner })
  thinking.think(budget, tools.clock)
  const [best] = thinking.ranked()
  if (best === undefined) throw new Error('nothing legal was looked at')
  const command = tree.commandTo(best)
  const next = nextQuestion(game, deals.next(), command, seat)
  if (next !== null) memory.keep(next, { tree, node: best })
  return command
}

function newThought<C>(players: number): KeptTree<C> {
  const tree = new Tree<C>(players)
  return { tree, node: tree.add(null) }
}

/** The same without evaluation: playouts to the end. */
export const playouts = (name: string, budget: Budget, { clock }: Tools): Bot =>
  search(name, budget, { clock, evaluation: () => null })

/** What the ends of lines are judged by. */
export function leafFor<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  tools: Tools,
  manner: Manner = PRESENT,
): Leaf<S> {
  const evaluation: Evaluation<S> | null = tools.evaluation(game)
  if (evaluation === null) return new PlayoutLeaf(game)
  const { features } = evaluation
  const needless = evaluation.needless?.bind(evaluation)
  return new LearnedLeaf({ features, needless, net: netOf(evaluation) }, game.players, manner)
}
