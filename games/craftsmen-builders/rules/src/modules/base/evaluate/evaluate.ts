import { at, item, type Seat } from '@guildhall/kernel'
import { SITES } from '../constants.ts'
import type { Effect } from '../effects/compile.ts'
import { effectPossible, mostTimes } from '../effects/possible.ts'
import { effectAt, type Kit } from '../kit.ts'
import { visibleYield } from '../neighbourhood.ts'
import { scoreLines, totalOf } from '../scoring.ts'
import { type Frame, newFrame, type Player, playerAt, type State, topFrame } from '../state.ts'
import { buildWorth } from './build.ts'
import { contractsWorth } from './contracts.ts'
import { amountWorth, incomeWorth, type Outlook, outlookOf, stockWorth } from './outlook.ts'

/** What things are worth in points, to a player who looks no further than the table shows. */
const WORKER = 1.2
const RECRUITER = 0.7
const EARLIER_TURN = 0.2
/** What a realised contract is worth beyond its point: it brings the end nearer. */
const REALISED = 0.4
/** A fee of a recruited craftsman is paid by somebody about this often. */
const FEE_PAID = 0.5

/** How good the position looks for a seat: its own worth, less that of the best rival. */
export function evaluate(kit: Kit, state: State, seat: Seat): number {
  if (state.round === 0) return draftWorth(kit, state, seat)
  const outlook = outlookOf(kit, state)
  let best = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < kit.players; rival++) {
    if (rival !== seat) best = Math.max(best, worth(kit, state, rival, outlook))
  }
  return worth(kit, state, seat, outlook) - best
}

/** Boards differ little: the badge that more contracts ask for is better. */
const draftWorth = (kit: Kit, state: State, seat: Seat): number =>
  contractsWorth(kit, state, seat, playerAt(state, seat).badges)

function worth(kit: Kit, state: State, seat: Seat, outlook: Outlook): number {
  if (state.over) return totalOf(scoreLines(kit, state, seat))
  const player = playerAt(state, seat)
  return (
    player.points +
    (kit.markers - player.markers) * (kit.perContract + REALISED) +
    stockWorth(player.coins, player.wood, player.stone, outlook) +
    incomeWorth(player, outlook) * outlook.incomes +
    contractsWorth(kit, state, seat, player.badges) +
    actionsWorth(kit, state, seat, outlook) +
    (state.active === seat ? questionWorth(kit, state, player, topFrame(state), outlook) : 0)
  )
}

/** Workers and the recruiter still to be used, and what the recruited craftsman will bring. */
export function actionsWorth(kit: Kit, state: State, seat: Seat, outlook: Outlook): number {
  if (outlook.incomes === 0) return 0
  const { workers, recruiters } = playerAt(state, seat)
  const place = state.recruiters.indexOf(seat)
  const recruited = place < 0 ? 0 : recruitedWorth(kit, state, place, outlook)
  if (outlook.roundOver) return WORKER * kit.workers + RECRUITER + recruited
  return WORKER * workers + RECRUITER * recruiters + recruited
}

function recruitedWorth(kit: Kit, state: State, place: number, { coin }: Outlook): number {
  const { slots } = item(kit.craftsmen, at(state.recruitedColumn, place))
  let fees = 0
  for (const { fee } of slots) fees += fee
  return EARLIER_TURN * (kit.players - place) + FEE_PAID * coin * fees
}

/** What an open question will bring when it is answered well. */
export function questionWorth(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  outlook: Outlook,
): number {
  switch (frame.kind) {
    case 'gain':
    case 'castles':
      return outlook.resource * frame.count
    case 'times': {
      const effect = effectAt(kit, frame.effect)
      return tradeWorth(effect, outlook) * mostTimes(effect, player)
    }
    case 'pay':
      return tradeWorth(effectAt(kit, frame.effect), outlook) * frame.count
    case 'build':
      return buildWorth(kit, state, player, frame, outlook)
    case 'choose':
      return bestOption(kit, state, player, effectAt(kit, frame.effect), outlook)
    case 'produce':
      return bestYield(kit, player, outlook)
    default:
      return 0
  }
}

const tradeWorth = (effect: Effect, outlook: Outlook): number =>
  amountWorth(effect.gain, outlook) -
  amountWorth(effect.pay, outlook) +
  outlook.resource * (effect.gainUnits - effect.payUnits)

function bestOption(
  kit: Kit,
  state: State,
  player: Player,
  { options }: Effect,
  outlook: Outlook,
): number {
  let best = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const effect = effectAt(kit, option)
    if (!effectPossible(kit, state, player, effect, player.coins)) continue
    best = Math.max(best, optionWorth(kit, state, player, option, outlook))
  }
  return best
}

function optionWorth(
  kit: Kit,
  state: State,
  player: Player,
  option: number,
  outlook: Outlook,
): number {
  const effect = effectAt(kit, option)
  if (effect.word === 'trade') return tradeWorth(effect, outlook)
  if (effect.word === 'produce') return bestYield(kit, player, outlook)
  const frame = newFrame('build')
  frame.effect = option
  return buildWorth(kit, state, player, frame, outlook)
}

function bestYield(kit: Kit, player: Player, outlook: Outlook): number {
  let best = 0
  for (let site = 0; site < SITES; site++) {
    best = Math.max(best, amountWorth(visibleYield(kit, player, site), outlook))
  }
  return best
}
