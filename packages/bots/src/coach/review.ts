import {
  type AnyCommand,
  type AnyEvent,
  fold,
  type Game,
  item,
  type Log,
  type Outcome,
  seededChance,
} from '@guildhall/kernel'
import { WEIGHING } from '../search/manner.ts'
import { leafFor, type Tools } from '../search/search.ts'
import { winShare } from '../value/utility.ts'
import { LuckEstimate } from './luck-estimate.ts'
import { reviewStretch } from './review-stretch.ts'
import type { Review, ReviewedDecision, ReviewedTurn } from './reviewed.ts'
import { rounded } from './rounded.ts'
import { type Stretch, stretchesOf } from './stretches.ts'

export interface ReviewOptions {
  /** About how many simulations are spent on each decision. */
  readonly simulations?: number | undefined
  /** The same seed and simulations give the same review. */
  readonly seed?: string | number
  readonly tools: Tools
}

/** How far a review has come, in decisions of the game. */
export interface ReviewProgress {
  readonly done: number
  readonly all: number
}

/** What a review spends on a decision unless asked otherwise: see docs/bots.md. */
export const REVIEW_SIMULATIONS = 2000
/** Of that, for what the dice gave: it is only looked at, never looked ahead. */
const FOR_LUCK = 1 / 8

/**
 * Goes through a finished game: in every turn what was best against what was played, and apart
 * from that what the dice gave. It yields how far it has come; who asks no further has cancelled it.
 */
export function* reviewing<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  log: Log<C, E>,
  { simulations = REVIEW_SIMULATIONS, seed = 'review', tools }: ReviewOptions,
): Generator<ReviewProgress, Review<C>> {
  const outcome = game.outcome(fold(game, log))
  if (outcome === null) throw new Error('the game is not over')
  const chance = seededChance(seed)
  const luckEstimate = new LuckEstimate(
    game,
    leafFor(game, tools, WEIGHING),
    chance.split('fortune'),
  )
  const turns: ReviewedTurn<C>[] = []
  let hoped: readonly number[] | null = null
  for (const stretch of stretchesOf(game, log, chance.split('stretches'))) {
    const judged = reviewStretch(game, stretch, { simulations, tools }, chance.split(stretch.step))
    const luck = luckEstimate.of(stretch, Math.ceil(simulations * FOR_LUCK))
    // The active player is rated a little too high, so both sides of a moment are averaged.
    const wins = mean(hoped ?? judged.before, judged.before)
    hoped = judged.after.map((win, seat) => clamped(win + item(luck, seat)))
    note(turns, stretch, { wins, luck, decision: judged.decision })
    yield { done: stretch.step + stretch.line.length, all: log.steps.length }
  }
  return {
    simulations,
    turns: turns.map((turn) => inShort(turn, outcome)),
    result: turns.length === 0 ? [] : item(turns, 0).wins.map((_, seat) => winShare(outcome, seat)),
  }
}

interface Noted<C> {
  readonly wins: readonly number[]
  readonly luck: readonly number[]
  readonly decision: ReviewedDecision<C>
}

/** Nothing is surer than sure: luck is judged apart, and may have been more than there was to gain. */
const clamped = (win: number): number => Math.max(0, Math.min(1, win))

const mean = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((value, i) => (value + item(other, i)) / 2)

/** Adds a stretch to the turn it belongs to. */
function note<C, V>(
  turns: ReviewedTurn<C>[],
  { seat, turn, step }: Stretch<C, V>,
  { wins, luck, decision }: Noted<C>,
): void {
  const last = turns.at(-1)
  if (last?.turn !== turn || last.seat !== seat) {
    turns.push({ seat, turn, step, wins, luck, decisions: [decision] })
    return
  }
  turns[turns.length - 1] = {
    ...last,
    luck: last.luck.map((sum, each) => sum + item(luck, each)),
    decisions: [...last.decisions, decision],
  }
}

/**
 * Without what is noise. Each of many seats is judged by itself; where all who can win are at the
 * table, their chances are shares of one.
 */
function inShort<C>(turn: ReviewedTurn<C>, { seats }: Outcome): ReviewedTurn<C> {
  const { wins, luck } = turn
  const sum = wins.reduce((all, win) => all + win, 0)
  const whole = seats.length === wins.length && sum > 0 ? sum : 1
  return { ...turn, wins: wins.map((win) => rounded(win / whole)), luck: luck.map(rounded) }
}
