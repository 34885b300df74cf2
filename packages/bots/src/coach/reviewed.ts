import { item, type Seat } from '@guildhall/kernel'

/** What a review found out about a game: plain data, kept with the game. */
export interface Review<C> {
  /** How many simulations were spent on each decision. */
  readonly simulations: number
  readonly turns: readonly ReviewedTurn<C>[]
  /** The share of the win of every seat when all was over. */
  readonly result: readonly number[]
}

/** The progress of a review. */
export type ReviewState<C> =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly done: number; readonly all: number }
  | { readonly state: 'done'; readonly review: Review<C> }

/** One turn of a seat, or its answer in the turn of another. */
export interface ReviewedTurn<C> {
  readonly seat: Seat
  /** As the game counts them, and how many decisions of the game lie before. */
  readonly turn: number
  readonly step: number
  /** The chance to win of every seat before it, from 0 to 1. */
  readonly wins: readonly number[]
  /** What dice and what came to light have added to that of every seat, or taken from it. */
  readonly luck: readonly number[]
  readonly decisions: readonly ReviewedDecision<C>[]
}

/** What was done in one go, and what was better. */
export interface ReviewedDecision<C> {
  readonly step: number
  readonly taken: ReviewedLine<C>
  /** Null where nothing better was found. */
  readonly better: ReviewedLine<C> | null
  /** What the seat lost of what it plays for: the win, and its margin. */
  readonly cost: number
  /** Why the better line is better, what weighs most first. */
  readonly reasons: readonly Reason[]
}

/** Something that differs after two lines: the seat's own or its rivals', by a word of the game. */
export interface Reason {
  readonly of: 'own' | 'rivals'
  readonly what: string
  /** What it gives of the chance to win, or takes. */
  readonly part: number
}

export interface ReviewedLine<C> {
  readonly commands: readonly C[]
  /** The chance to win after it, and the points ahead of the best rival to be expected at the end. */
  readonly win: number
  readonly margin: number
}

/** The turns of a seat that lost something, the costliest first. */
export const costliest = <C>({ turns }: Review<C>, seat: Seat): readonly ReviewedTurn<C>[] =>
  turns
    .filter((turn) => turn.seat === seat && costOf(turn) > 0)
    .sort((a, b) => costOf(b) - costOf(a) || a.step - b.step)

/** What the decisions of a turn have cost together. */
export const costOf = <C>({ decisions }: ReviewedTurn<C>): number =>
  decisions.reduce((sum, { cost }) => sum + cost, 0)

/** The decision of a turn that cost most. */
export const worstOf = <C>({ decisions }: ReviewedTurn<C>): ReviewedDecision<C> =>
  decisions.reduce((worst, each) => (each.cost > worst.cost ? each : worst))

/** How much of the chance to win a turn has cost. What only brings more points costs nothing of it. */
export const lostIn = <C>({ decisions }: ReviewedTurn<C>): number =>
  decisions.reduce((sum, { taken, better }) => sum + Math.max(0, (better?.win ?? 0) - taken.win), 0)

/** How many points its costliest decision has cost a turn. */
export function pointsLostIn<C>(turn: ReviewedTurn<C>): number {
  const { taken, better } = worstOf(turn)
  return Math.max(0, (better?.margin ?? taken.margin) - taken.margin)
}

/** Less of the chance to win is within what the judgement can tell: a turn that lost less was good. */
export const GOOD = 0.02

/** How well a seat played, and how lucky it was. */
export interface Performance {
  readonly turns: number
  /** Turns in which nothing clearly better was found. */
  readonly good: number
  /** How much of the chance to win a turn has cost on average. */
  readonly lost: number
  /** How much of it luck has given in all turns together, or taken. */
  readonly luck: number
}

export function performanceOf<C>({ turns }: Review<C>, seat: Seat): Performance {
  const losses = turns.filter((turn) => turn.seat === seat).map(lostIn)
  return {
    turns: losses.length,
    good: losses.filter((lost) => lost < GOOD).length,
    lost: losses.reduce((sum, lost) => sum + lost, 0) / Math.max(1, losses.length),
    luck: turns.reduce((sum, { luck }) => sum + item(luck, seat), 0),
  }
}
