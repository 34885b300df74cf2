import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { CHOOSE_KIND, type Command, type CommandOf, PAY_WITH, TIMES } from '../commands.ts'
import { gain, pay } from '../facts/goods.ts'
import { effectAt, type Kit } from '../kit.ts'
import { type Frame, type Player, playerAt } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import type { Effect } from './compile.ts'
import { mostTimes } from './possible.ts'

/** A payment and a gain, or a gain alone. How often comes first — CB-5.16. */
export function startTrade(tx: Tx, seat: Seat, number: number): void {
  const effect = effectAt(tx.kit, number)
  const once = effect.max === 1 || mostTimes(effect, playerAt(tx.state, seat)) === 1
  if (once) return trade(tx, seat, number, 1)
  open(tx, 'times').effect = number
}

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

/** The most wood that can be part of a payment of choice, and the least. */
const mostWood = (effect: Effect, times: number, { wood }: Player): number =>
  Math.min(effect.payUnits * times, wood - effect.pay.wood * times)
const leastWood = (effect: Effect, times: number, { stone }: Player): number =>
  Math.max(0, effect.payUnits * times - (stone - effect.pay.stone * times))

/** Pays at once where there is one way to do so, else asks with what — CB-5.17. */
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
