import { at, item, type Seat } from '@guildhall/kernel'
import { SITES } from '../../../constants.ts'
import { scoreLines, totalOf } from '../../../outcome.ts'
import { effectAt, type RulesData } from '../../../rules-data.ts'
import { playerAt, topFrame } from '../../../state.ts'
import type { Frame, State } from '../../types.ts'
import { discountOf, optionsOf, type TradeEffect } from '../effects/effect.ts'
import { effectPossible, mostTimes } from '../effects/possible.ts'
import { tradeAt } from '../effects/trade.ts'
import { visibleYield } from '../neighbourhood.ts'
import { buildWorth } from './build.ts'
import { contractsWorth } from './contracts.ts'
import {
  amountWorth,
  incomeWorth,
  type Judged,
  judged,
  type Outlook,
  outlookOf,
  stockWorth,
} from './outlook.ts'

/** What things are worth in points, to a player who looks no further than the table shows. */
const WORKER = 1.2
const RECRUITER = 0.7
const EARLIER_TURN = 0.2
/** What a realised contract is worth beyond its point: it brings the end nearer. */
const REALISED = 0.4
/** A fee of a recruited craftsman is paid by somebody about this often. */
const FEE_PAID = 0.5

/** How good the position looks for a seat: its own worth, less that of the best rival. */
export function evaluate(rules: RulesData, state: State, seat: Seat): number {
  // Boards differ little: the badge that more contracts ask for is better.
  if (state.round === 0) return contractsWorth(rules, state, seat, playerAt(state, seat).badges)
  const outlook = outlookOf(rules, state)
  let best = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < rules.players; rival++) {
    if (rival !== seat) best = Math.max(best, worth(judged(rules, state, rival, outlook)))
  }
  return worth(judged(rules, state, seat, outlook)) - best
}

function worth(of: Judged): number {
  const { rules, state, seat, player, outlook } = of
  if (state.over) return totalOf(scoreLines(rules, state, seat))
  return (
    player.points +
    (rules.markers - player.markers) * (rules.perContract + REALISED) +
    stockWorth(player, outlook) +
    incomeWorth(player, outlook) * outlook.incomes +
    contractsWorth(rules, state, seat, player.badges) +
    actionsWorth(of) +
    (state.active === seat ? questionWorth(of, topFrame(state)) : 0)
  )
}

/** Workers and the recruiter still to be used, and what the recruited craftsman will bring. */
export function actionsWorth({ rules, state, seat, player, outlook }: Judged): number {
  if (outlook.incomes === 0) return 0
  const { workers, recruiters } = player
  const place = state.recruiters.indexOf(seat)
  const recruited = place < 0 ? 0 : recruitedWorth(rules, state, place, outlook)
  if (outlook.roundOver) return WORKER * rules.workers + RECRUITER + recruited
  return WORKER * workers + RECRUITER * recruiters + recruited
}

function recruitedWorth(rules: RulesData, state: State, place: number, { coin }: Outlook): number {
  const { slots } = item(rules.craftsmen, at(state.recruitedColumn, place))
  let fees = 0
  for (const { fee } of slots) fees += fee
  return EARLIER_TURN * (rules.players - place) + FEE_PAID * coin * fees
}

/** What an open question will bring when it is answered well. */
export function questionWorth(of: Judged, frame: Frame): number {
  const { rules, player, outlook } = of
  switch (frame.kind) {
    case 'gain':
    case 'castles':
      return outlook.resource * frame.units
    case 'times': {
      const trade = tradeAt(rules, frame.effect)
      return tradeWorth(trade, outlook) * mostTimes(trade, player)
    }
    case 'pay':
      return tradeWorth(tradeAt(rules, frame.effect), outlook) * frame.times
    case 'build': {
      const { position, site } = frame
      return buildWorth(of, { discount: discountOf(effectAt(rules, frame.effect)), position, site })
    }
    case 'choose':
      return bestOption(of, optionsOf(effectAt(rules, frame.effect)))
    case 'produce':
      return bestYield(of)
    default:
      return 0
  }
}

const tradeWorth = (trade: TradeEffect, outlook: Outlook): number =>
  amountWorth(trade.gain, outlook) -
  amountWorth(trade.pay, outlook) +
  outlook.resource * (trade.gainUnits - trade.payUnits)

function bestOption(of: Judged, options: readonly number[]): number {
  const { rules, player } = of
  let best = Number.NEGATIVE_INFINITY
  for (const option of options) {
    if (!effectPossible(of, player, effectAt(rules, option), player.coins)) continue
    best = Math.max(best, optionWorth(of, option))
  }
  return best
}

function optionWorth(of: Judged, option: number): number {
  const effect = effectAt(of.rules, option)
  if (effect.word === 'trade') return tradeWorth(effect, of.outlook)
  if (effect.word === 'produce') return bestYield(of)
  return buildWorth(of, { discount: discountOf(effect), position: -1, site: -1 })
}

function bestYield({ rules, player, outlook }: Judged): number {
  let best = 0
  for (let site = 0; site < SITES; site++) {
    best = Math.max(best, amountWorth(visibleYield(rules, player, site), outlook))
  }
  return best
}
