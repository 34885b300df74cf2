import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  type Seat,
  seededChance,
} from '@guildhall/kernel'
import type { Budget } from '../search/question.ts'
import type { Tools } from '../search/search.ts'
import { LineSearch } from './line-search.ts'

/** What a seat can do, and what it may hope for then. */
export interface AdvisedLine<C> {
  /** The commands of the seat, until its turn ends or something comes that it does not know. */
  readonly commands: readonly C[]
  /** The chance to win, from 0 to 1. */
  readonly win: number
  /** Points ahead of the best rival at the end, as far as can be expected. */
  readonly margin: number
  /** How often the line was tried. */
  readonly visits: number
}

export interface AdviceOptions {
  /** The budget: simulations or milliseconds. */
  readonly budget: Budget
  /** The same seed and simulations give the same advice. */
  readonly seed: string | number
  readonly tools: Tools
}

const MOST_LINES = 3
/** Of the budget: to find lines, and to look further into each of them. The rest weighs them. */
const TO_FIND = 1 / 2
const TO_FOLLOW = 1 / 8

/**
 * The best lines at the question that a seat is asked, the likeliest to win first, each beginning
 * with another answer. From what the seat sees and no more; lines are weighed at the same tables
 * with the same luck, so that their difference is not.
 */
export function advise<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  view: V,
  seat: Seat,
  { budget, seed, tools }: AdviceOptions,
): readonly AdvisedLine<C>[] {
  const search = new LineSearch(game, { view, seat }, tools, seededChance(seed))
  const start = tools.clock()
  search.think(partOf(budget, TO_FIND))
  const lines = search.lines(MOST_LINES, Math.ceil(search.visits * TO_FOLLOW))
  const rest =
    'ms' in budget ? { ms: budget.ms - (tools.clock() - start) } : partOf(budget, 1 - TO_FIND)
  const weighed = search.weigh(lines, rest).map(({ line, hopes }) => ({
    commands: line,
    win: hopes.win(seat),
    margin: hopes.margin(seat),
    visits: hopes.times,
  }))
  // 46 % above 47 % would look like a mistake: points only count between equal chances.
  return weighed.sort((a, b) => percent(b.win) - percent(a.win))
}

const percent = (share: number): number => Math.round(100 * share)

const partOf = (budget: Budget, part: number): Budget =>
  'ms' in budget ? { ms: budget.ms * part } : { simulations: Math.ceil(budget.simulations * part) }
