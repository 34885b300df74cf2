import { type Choices, item } from '@guildhall/kernel'
import { SITES } from '../../constants.ts'
import type { Context, SeatContext } from '../../context.ts'
import { playerAt } from '../../state.ts'
import type { QuestionRule } from '../define.ts'
import type { Command, Frame, FrameKind, FrameOf } from '../types.ts'
import { buildable, chooseBuilding } from './commands/building.ts'
import { anyRealisable, realise } from './commands/contract.ts'
import { draftPair } from './commands/draft.ts'
import { chooseKind } from './commands/kinds.ts'
import { choose } from './commands/option.ts'
import { buildChosen, onlyPayment, replaceCoins } from './commands/payment.ts'
import { mayRecruit, recruit } from './commands/recruit.ts'
import { chooseSite } from './commands/site.ts'
import { payWith, times } from './commands/trade.ts'
import { endTurn, turnUp } from './commands/turn.ts'
import { onlyCoinsPlace, place } from './commands/worker.ts'
import { siteOpen } from './cost.ts'
import { continueIncome, finishTurn, sendWorker } from './sequence.ts'

/** A question that one command answers, and that never answers itself. */
const asks = <F extends Frame>(
  clause: string,
  name: string,
  { legal }: Pick<QuestionRule<F>, 'legal'>,
): QuestionRule<F> => ({ clause, name: () => name, legal, advance: () => false })

export const questions: { readonly [K in FrameKind]: QuestionRule<FrameOf<K>> } = {
  draft: asks('CB-2.13', 'draft-pair', draftPair),
  income: {
    clause: 'CB-4.2',
    name: () => 'income',
    legal() {},
    advance(ctx, frame) {
      continueIncome(ctx, frame)
      return true
    },
  },
  castles: asks('CB-4.7', 'castle-income', chooseKind),
  turn: { clause: 'CB-3.5', name: turnName, legal: legalInTurn, advance: advanceTurn },
  times: asks('CB-5.16', 'times', times),
  pay: asks('CB-5.17', 'pay-with', payWith),
  gain: asks('CB-5.17', 'choose-kind', chooseKind),
  build: { clause: 'CB-6.1', name: buildName, legal: legalInBuild, advance: advanceBuild },
  choose: asks('CB-7.12', 'power-choice', choose),
  produce: asks('CB-7.21', 'produce-site', chooseSite),
}

/**
 * The places for a worker, then the craftsmen to recruit: choosing one is choosing the main action,
 * as CB-13.3 has it. After it: contracts, the pending building, the end of the turn — CB-3.8.
 */
function legalInTurn(ctx: SeatContext, frame: FrameOf<'turn'>, choices: Choices<Command>): void {
  if (frame.mainActions === 0) {
    place.legal(ctx, frame, choices)
    recruit.legal(ctx, frame, choices)
  } else {
    realise.legal(ctx, frame, choices)
    turnUp.legal(ctx, frame, choices)
    endTurn.legal(ctx, frame, choices)
  }
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
    finishTurn(ctx)
    return true
  }
  if (mayRecruit(ctx) || !onlyCoinsPlace(ctx)) return false
  frame.mainActions = 1
  sendWorker(ctx, item(ctx.rules.places, 0))
  return true
}

/** A build is asked in the order building, site, payment — CB-6.1, CB-13.2. */
function buildName(_ctx: SeatContext, { position, site }: FrameOf<'build'>): string {
  if (position < 0) return 'build-card'
  return site < 0 ? 'build-site' : 'build-payment'
}

function legalInBuild(ctx: SeatContext, frame: FrameOf<'build'>, choices: Choices<Command>): void {
  if (frame.position < 0) chooseBuilding.legal(ctx, frame, choices)
  else if (frame.site < 0) chooseSite.legal(ctx, frame, choices)
  else replaceCoins.legal(ctx, frame, choices)
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
  buildChosen(ctx, frame, only)
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
