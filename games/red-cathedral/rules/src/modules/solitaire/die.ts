import { at, item } from '@guildhall/kernel'
import { endSpace } from '../../actions/market.ts'
import { DICE_PER_SPACE } from '../../constants.ts'
import { diceOn } from '../../effects/possible.ts'
import type { RulesData } from '../../rules-data.ts'
import type { State } from '../../state.ts'
import { cardIdle } from './ivan-steps.ts'
import type { DieReason } from './solitaire-types.ts'

/** Which die Ivan takes, with the card that belongs to it, and why. */
export interface DieChoice {
  readonly die: number
  readonly card: number
  readonly reason: DieReason
}

/** IV-4.1: the space it would reach holds at most two other dice. */
export const movable = (state: State, die: number): boolean =>
  at(state.dieSpace, die) >= 0 && diceOn(state, endSpace(state, die, 0)) < DICE_PER_SPACE

const useful = (rules: RulesData, state: State, card: number): boolean =>
  cardIdle(rules, state, item(rules.parts.ivan.cards, card)) === null

/** IV-4.2 to IV-4.7; null where no die can move — IV-4.8. */
export function chooseDie(rules: RulesData, state: State): DieChoice | null {
  const cards = [...state.parts.ivan.dice.keys()].filter((card) =>
    movable(state, dieOf(state, card)),
  )
  if (cards.length === 0) return null
  switch (rules.options.ivanLevel) {
    case 'apprentice':
      return choice(state, highest(state, cards), 'highest', 'left')
    case 'architect':
      return architect(rules, state, highest(state, cards))
    case 'master':
      return master(rules, state, cards)
  }
}

/** The cards are those of the highest dice — IV-4.4. */
function architect(rules: RulesData, state: State, cards: readonly number[]): DieChoice {
  if (cards.length === 1) return choice(state, cards, 'highest', 'highest')
  const helpful = cards.filter((card) => useful(rules, state, card))
  return helpful.length > 0
    ? choice(state, helpful, 'useful', 'usefulLeft')
    : choice(state, cards, 'uselessLeft', 'uselessLeft')
}

/** IV-4.7. */
function master(rules: RulesData, state: State, cards: readonly number[]): DieChoice {
  const helpful = cards.filter((card) => useful(rules, state, card))
  return helpful.length > 0
    ? choice(state, highest(state, helpful), 'masterHighest', 'masterLeft')
    : choice(state, highest(state, cards), 'masterAny', 'masterAnyLeft')
}

/** The card furthest left, for the one reason or, where it is one of several, for the other. */
function choice(
  state: State,
  cards: readonly number[],
  alone: DieReason,
  among: DieReason,
): DieChoice {
  const card = at(cards, 0)
  return { die: dieOf(state, card), card, reason: cards.length === 1 ? alone : among }
}

/** Of these cards those whose die shows the highest value, from left to right. */
function highest(state: State, cards: readonly number[]): number[] {
  const value = (card: number): number => at(state.dieValue, dieOf(state, card))
  const top = Math.max(...cards.map(value))
  return cards.filter((card) => value(card) === top)
}

const dieOf = (state: State, card: number): number => at(state.parts.ivan.dice, card)
