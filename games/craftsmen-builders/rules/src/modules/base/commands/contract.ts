import { at, item } from '@guildhall/kernel'
import { shows, sizeOf } from '../../../badges.ts'
import { SYMBOLS } from '../../../constants.ts'
import type { SeatContext } from '../../../context.ts'
import { message, refuse } from '../../../messages/message.ts'
import { contract as contractName, effectWords } from '../../../messages/terms.ts'
import { countOf, includes } from '../../../realisers.ts'
import { effectAt } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf } from '../../types.ts'
import { contractInPlay } from '../events/contract-events.ts'
import { realiseContract } from '../sequence.ts'
import type { Player } from '../types/state.ts'

const COMMANDS = SYMBOLS.map((contract): CommandOf<'realise'> => ({ type: 'realise', contract }))
const KINDS: readonly unknown[] = SYMBOLS

/** CB-7.2: not yet in this turn; and with badges enough for any contract at all. */
const mayRealise = ({ rules, state }: SeatContext, { badges }: Player): boolean =>
  !state.realised && sizeOf(badges) >= rules.fewestBadges

/** CB-7.5, CB-7.7, CB-7.9: fulfilled, not yet realised by the player, and to be paid for. */
function realisable(ctx: SeatContext, { badges, coins }: Player, kind: number): boolean {
  const { rules, state, seat } = ctx
  return (
    shows(badges, contractInPlay(rules, state, kind).badges) &&
    coins >= priceOf(ctx, kind) &&
    !includes(at(state.realisers, kind), seat)
  )
}

/** What is due to the earlier realisers together — CB-7.8. */
const priceOf = ({ rules, state }: SeatContext, kind: number): number =>
  countOf(at(state.realisers, kind)) * rules.contractFee

/** Whether a contract can be realised in this turn. */
export function anyRealisable(ctx: SeatContext): boolean {
  const player = playerAt(ctx.state, ctx.seat)
  if (!mayRealise(ctx, player)) return false
  for (let kind = 0; kind < SYMBOLS.length; kind++) if (realisable(ctx, player, kind)) return true
  return false
}

export const realise: RuleOf<'realise', 'turn'> = {
  answers: ['turn'],
  legal(ctx, _frame, choices) {
    const player = playerAt(ctx.state, ctx.seat)
    if (!mayRealise(ctx, player)) return
    for (let kind = 0; kind < SYMBOLS.length; kind++) {
      if (realisable(ctx, player, kind)) choices.add(item(COMMANDS, kind))
    }
  },
  run: (ctx, _frame, { contract }) =>
    realiseContract(ctx, contractInPlay(ctx.rules, ctx.state, SYMBOLS.indexOf(contract))),
  why(ctx, { mainActions }, { contract }) {
    const { rules, state, seat } = ctx
    if (mainActions === 0) return refuse('CB-7.2', 'mainActionFirst')
    if (state.realised) return refuse('CB-7.2', 'realisedThisTurn')
    const kind = SYMBOLS.indexOf(contract)
    if (includes(at(state.realisers, kind), seat)) return refuse('CB-7.7', 'realisedBefore')
    const { badges, coins } = playerAt(state, seat)
    if (!shows(badges, contractInPlay(rules, state, kind).badges)) {
      return refuse('CB-7.5', 'badgesMissing')
    }
    return refuse('CB-7.9', 'tooFewCoins', { price: priceOf(ctx, kind), coins })
  },
  parse: [1, ({ contract }) => COMMANDS[KINDS.indexOf(contract)]],
  label(ctx, { contract }) {
    const { rules, state } = ctx
    const kind = SYMBOLS.indexOf(contract)
    const price = priceOf(ctx, kind)
    const params = {
      contract: contractName(rules, contractInPlay(rules, state, kind).id),
      effect: effectWords(rules, effectAt(rules, item(rules.powers, kind).effect)),
    }
    return price === 0
      ? message('choice.realise', params)
      : message('choice.realise.paid', { ...params, price })
  },
}
