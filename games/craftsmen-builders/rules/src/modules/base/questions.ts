import { item } from '@guildhall/kernel'
import { SITES } from '../../constants.ts'
import type { Context, SeatContext } from '../../context.ts'
import { playerAt } from '../../state.ts'
import type { QuestionRule } from '../define.ts'
import type { FrameKind, FrameOf } from '../types.ts'
import { buildable } from './commands/building.ts'
import { anyRealisable } from './commands/contract.ts'
import { build, onlyPayment } from './commands/payment.ts'
import { mayRecruit } from './commands/recruit.ts'
import { onlyCoinsPlace } from './commands/worker.ts'
import { siteOpen } from './cost.ts'
import { carryOut, continueIncome, SEND_WORKER, TURN_END } from './sequence.ts'

/** A question that never answers itself. */
const asks = (clause: string, name: string): QuestionRule<never> => ({
  clause,
  name: () => name,
  advance: () => false,
})

export const questions: { readonly [K in FrameKind]: QuestionRule<FrameOf<K>> } = {
  draft: asks('CB-2.13', 'draft-pair'),
  income: {
    clause: 'CB-4.2',
    name: () => 'income',
    advance(ctx, frame) {
      continueIncome(ctx, frame)
      return true
    },
  },
  castles: asks('CB-4.7', 'castle-income'),
  turn: { clause: 'CB-3.5', name: turnName, advance: advanceTurn },
  times: asks('CB-5.16', 'times'),
  pay: asks('CB-5.17', 'pay-with'),
  gain: asks('CB-5.17', 'choose-kind'),
  build: { clause: 'CB-6.1', name: buildName, advance: advanceBuild },
  choose: asks('CB-7.12', 'power-choice'),
  produce: asks('CB-7.21', 'produce-site'),
}

/** A kind of main action that is the only one is taken without asking for it — CB-13.1. */
function turnName(ctx: SeatContext, { mainActions }: FrameOf<'turn'>): string {
  if (mainActions > 0) return 'after-action'
  if (playerAt(ctx.state, ctx.seat).workers === 0) return 'recruit-card'
  return mayRecruit(ctx) ? 'main-action' : 'worker-place'
}

/** CB-13.1: the coins place, where nothing else can be chosen. CB-3.10: the end, if so set. */
function advanceTurn(ctx: Context, frame: FrameOf<'turn'>): boolean {
  if (frame.mainActions > 0) {
    if (ctx.rules.options.confirmTurnEnd || anyRealisable(ctx)) return false
    carryOut(TURN_END, ctx, undefined)
    return true
  }
  if (mayRecruit(ctx) || !onlyCoinsPlace(ctx)) return false
  frame.mainActions = 1
  carryOut(SEND_WORKER, ctx, item(ctx.rules.places, 0))
  return true
}

/** A build is asked in the order building, site, payment — CB-6.1, CB-13.2. */
function buildName(_ctx: SeatContext, { position, site }: FrameOf<'build'>): string {
  if (position < 0) return 'build-card'
  return site < 0 ? 'build-site' : 'build-payment'
}

/** Answers what has one answer only (CB-13.1); false where the player is asked. */
function advanceBuild(ctx: Context, frame: FrameOf<'build'>): boolean {
  const { rules, state, seat } = ctx
  if (frame.position < 0) {
    frame.position = onlyOne(state.market.length, (position) => buildable(ctx, frame, position))
    if (frame.position < 0) return false
  }
  if (frame.site < 0) {
    const player = playerAt(state, seat)
    frame.site = onlyOne(SITES, (site) => siteOpen(rules, player, site))
    if (frame.site < 0) return false
  }
  const only = onlyPayment(ctx, frame)
  if (only === null) return false
  build(ctx, frame, only)
  return true
}

/** The only number below `count` that passes; -1 where there are several. */
function onlyOne(count: number, test: (number: number) => boolean): number {
  let only = -1
  for (let number = 0; number < count; number++) {
    if (!test(number)) continue
    if (only >= 0) return -1
    only = number
  }
  return only
}
