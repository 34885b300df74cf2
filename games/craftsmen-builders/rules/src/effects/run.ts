import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { startBuild } from '../actions/build.ts'
import {
  CHOOSE_KIND,
  CHOOSE_SITE,
  type Command,
  type CommandOf,
  PAY_WITH,
  TIMES,
} from '../commands.ts'
import { gain, pay } from '../facts/goods.ts'
import { effectAt, type Kit } from '../kit.ts'
import { namesKind, visibleYield } from '../neighbourhood.ts'
import { refuse } from '../refuse.ts'
import { type Frame, type Player, playerAt, type State } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import { SITES } from '../words.ts'
import type { Effect } from './compile.ts'
import { effectPossible, mostTimes } from './possible.ts'

/** Carries out an effect; what the player decides is left as an open question. */
export function startEffect(tx: Tx, seat: Seat, number: number): void {
  const effect = effectAt(tx.kit, number)
  switch (effect.word) {
    case 'trade': {
      const once = effect.max === 1 || mostTimes(effect, playerAt(tx.state, seat)) === 1
      if (once) return trade(tx, seat, number, 1)
      open(tx, 'times').effect = number
      return
    }
    case 'build':
      return startBuild(tx, number)
    case 'produce':
      open(tx, 'produce').effect = number
      return
    case 'choose':
      return startChoice(tx, seat, number)
  }
}

// times

export function legalTimes(
  kit: Kit,
  player: Player,
  frame: Frame,
  choices: Choices<Command>,
): void {
  const most = mostTimes(effectAt(kit, frame.effect), player)
  for (let n = 1; n <= most; n++) choices.add(item(TIMES, n))
}

export function carryOut(tx: Tx, seat: Seat, frame: Frame, { n }: CommandOf<'times'>): void {
  close(tx)
  trade(tx, seat, frame.effect, n)
}

export const whyNotTimes = (kit: Kit, player: Player, frame: Frame): Refusal =>
  refuse('CB-5.16', 'times', { most: mostTimes(effectAt(kit, frame.effect), player) })

// pay-with: each mix of wood and stone that makes up the payment — CB-5.17

/** The most wood that can be part of a payment of choice, and the least. */
const mostWood = (effect: Effect, times: number, { wood }: Player): number =>
  Math.min(effect.payUnits * times, wood - effect.pay.wood * times)
const leastWood = (effect: Effect, times: number, { stone }: Player): number =>
  Math.max(0, effect.payUnits * times - (stone - effect.pay.stone * times))

function trade(tx: Tx, seat: Seat, number: number, times: number): void {
  const effect = effectAt(tx.kit, number)
  const player = playerAt(tx.state, seat)
  const least = effect.payUnits === 0 ? 0 : leastWood(effect, times, player)
  if (effect.payUnits === 0 || least === mostWood(effect, times, player)) {
    return settleTrade(tx, seat, number, times, least)
  }
  const frame = open(tx, 'pay')
  frame.effect = number
  frame.count = times
}

/** All payments together, then all gains — CB-5.16. `wood` is the wood among the units of choice. */
function settleTrade(tx: Tx, seat: Seat, number: number, times: number, wood: number): void {
  const { id, pay: cost, payUnits, gain: gains, gainUnits } = effectAt(tx.kit, number)
  const stone = payUnits * times - wood
  pay(tx, seat, id, cost.coins * times, cost.wood * times + wood, cost.stone * times + stone)
  gain(tx, seat, id, gains.coins * times, gains.wood * times, gains.stone * times)
  if (gainUnits === 0) return
  const frame = open(tx, 'gain')
  frame.effect = number
  frame.count = gainUnits * times
}

export function legalPayWith(
  kit: Kit,
  player: Player,
  frame: Frame,
  choices: Choices<Command>,
): void {
  const effect = effectAt(kit, frame.effect)
  const units = effect.payUnits * frame.count
  const least = leastWood(effect, frame.count, player)
  for (let wood = mostWood(effect, frame.count, player); wood >= least; wood--) {
    choices.add(item(item(PAY_WITH, wood), units - wood))
  }
}

export function payWith(tx: Tx, seat: Seat, frame: Frame, command: CommandOf<'payWith'>): void {
  close(tx)
  settleTrade(tx, seat, frame.effect, frame.count, command.wood)
}

export const whyNotPayWith = (kit: Kit, frame: Frame): Refusal =>
  refuse('CB-5.17', 'payment', { n: effectAt(kit, frame.effect).payUnits * frame.count })

// choose-kind

export function legalKinds(frame: Frame, choices: Choices<Command>): void {
  for (let wood = frame.count; wood >= 0; wood--) {
    choices.add(item(item(CHOOSE_KIND, wood), frame.count - wood))
  }
}

export function takeKinds(
  tx: Tx,
  seat: Seat,
  frame: Frame,
  { wood, stone }: CommandOf<'chooseKind'>,
): void {
  close(tx)
  gain(tx, seat, effectAt(tx.kit, frame.effect).id, 0, wood, stone)
}

export const whyNotKinds = (frame: Frame): Refusal => refuse('CB-5.17', 'kinds', { n: frame.count })

// power-choice

function startChoice(tx: Tx, seat: Seat, number: number): void {
  const only = onlyOption(tx.kit, tx.state, playerAt(tx.state, seat), effectAt(tx.kit, number))
  if (only >= 0) startEffect(tx, seat, only)
  else open(tx, 'choose').effect = number
}

function onlyOption(kit: Kit, state: State, player: Player, { options }: Effect): number {
  let only = -1
  for (const option of options) {
    if (!effectPossible(kit, state, player, effectAt(kit, option), player.coins)) continue
    if (only >= 0) return -1
    only = option
  }
  return only
}

export function legalOptions(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  choices: Choices<Command>,
): void {
  for (const option of effectAt(kit, frame.effect).options) {
    if (effectPossible(kit, state, player, effectAt(kit, option), player.coins)) {
      choices.add(item(kit.commands.choose, option))
    }
  }
}

export function choose(tx: Tx, seat: Seat, frame: Frame, { option }: CommandOf<'choose'>): void {
  close(tx)
  startEffect(tx, seat, optionNamed(tx.kit, frame, option))
}

const optionNamed = (kit: Kit, frame: Frame, id: string): number =>
  effectAt(kit, frame.effect).options.find((option) => effectAt(kit, option).id === id) ?? -1

export const whyNotOption = (kit: Kit, frame: Frame, { option }: CommandOf<'choose'>): Refusal =>
  optionNamed(kit, frame, option) < 0
    ? refuse('CB-7.12', 'notOffered')
    : refuse('CB-7.19', 'cannotBuild')

// produce-site — CB-7.21

export function legalProducers(choices: Choices<Command>): void {
  for (let site = 1; site <= SITES; site++) choices.add(item(CHOOSE_SITE, site))
}

export function produce(tx: Tx, seat: Seat, frame: Frame, { site }: CommandOf<'chooseSite'>): void {
  const { kit, state } = tx
  const player = playerAt(state, seat)
  const { id } = effectAt(kit, frame.effect)
  const { coins, wood, stone } = visibleYield(kit, player, site - 1)
  const named = namesKind(kit, player, site - 1)
  close(tx)
  tx.log?.push({ type: 'siteProduced', seat, site })
  gain(tx, seat, id, coins, named ? 0 : wood, named ? 0 : stone)
  if (!named || wood + stone === 0) return
  const castles = open(tx, 'castles')
  castles.effect = frame.effect
  castles.count = wood + stone
}
