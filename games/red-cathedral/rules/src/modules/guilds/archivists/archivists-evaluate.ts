import { item } from '@guildhall/kernel'
import { paymentOptions } from '../../../effects/payments.ts'
import type { Context } from '../../../rules-data.ts'
import { playerAt, type State } from '../../../state.ts'
import type { Frame } from '../../types.ts'
import type { ContractCard } from './archivists-types.ts'
import { returnOf } from './cards.ts'
import type { ContractCount } from './contract-counts.ts'
import { countFor } from './counts.ts'
import { MOST_HELD } from './keep.ts'

/** What contracts look worth to a simple opponent, in prestige; found by trying. */

/** Of what a contract gives: in hand now, or half way there; each grows or fades with the game. */
const IN_HAND = 0.6
const HALF_WAY = 0.5
/** Of what counts down as the game goes on, such as towers without presence. */
const STILL_THERE = 0.35
/** How many more of what is counted a player comes to in a whole game. */
const TO_COME = 0.8
/** The best of three, before it is known; less where one that is held has to go. */
const BEST_OF_DRAWN = 1.8
const BETTER_THAN_HELD = 0.5

const COUNTS_DOWN: readonly ContractCount[] = ['ornamentsUnbuilt', 'towersAbsent']

/** How far the game has come: the most sections that a player has finished, out of six. */
function progress({ players }: State): number {
  let most = 0
  for (const { finishedSections } of players) most = Math.max(most, finishedSections)
  return Math.min(1, most / 6)
}

export function worth(ctx: Context): number {
  const { rules, state, seat } = ctx
  const done = progress(state)
  let total = 0
  for (const contract of item(state.parts.archive.held, seat)) {
    const card = item(rules.parts.contracts, contract)
    total += card.prestige * share(ctx, card, done)
  }
  return total
}

/** How often a contract is likely to give its prestige. */
function share(ctx: Context, card: ContractCard, done: number): number {
  const { count, atLeast } = card
  const sure = IN_HAND + (1 - IN_HAND) * done
  const hoped = HALF_WAY * (1 - done)
  if (count === null) return canReturn(ctx, card) ? sure : hoped
  const n = countFor(ctx, count)
  if (atLeast > 0) return n >= atLeast ? sure : (hoped * (1 + n)) / (1 + atLeast)
  if (COUNTS_DOWN.includes(count)) return n * (STILL_THERE + (1 - STILL_THERE) * done)
  return n * sure + TO_COME * (1 - done)
}

function canReturn({ rules, state, seat }: Context, card: ContractCard): boolean {
  const pay = returnOf(rules, card)
  const { inventory, rubles } = playerAt(state, seat)
  return pay !== null && rubles >= pay.rubles && paymentOptions(inventory, pay).length > 0
}

/** What a look at drawn contracts promises. */
export function promise({ state, seat }: Context, frame: Frame): number {
  if (frame.kind !== 'contract') return 0
  return item(state.parts.archive.held, seat).length < MOST_HELD ? BEST_OF_DRAWN : BETTER_THAN_HELD
}
