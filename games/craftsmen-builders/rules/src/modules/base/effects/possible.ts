import { canBuild } from '../actions/cost.ts'
import { effectAt, type Kit } from '../kit.ts'
import type { Player, State } from '../state.ts'
import type { Effect } from './compile.ts'

/** Whether an effect can be carried out at least once with these goods — CB-5.18. */
export function effectPossible(
  kit: Kit,
  state: State,
  player: Player,
  effect: Effect,
  coins: number,
): boolean {
  switch (effect.word) {
    case 'trade':
      return timesPayable(effect, coins, player.wood, player.stone, 1)
    case 'build':
      return canBuild(kit, state, player, coins, effect.discount)
    case 'produce':
      return true
    case 'choose':
      for (const option of effect.options) {
        if (effectPossible(kit, state, player, effectAt(kit, option), coins)) return true
      }
      return false
  }
}

function timesPayable(
  { pay, payUnits }: Effect,
  coins: number,
  wood: number,
  stone: number,
  times: number,
): boolean {
  return (
    coins >= times * pay.coins &&
    wood >= times * pay.wood &&
    stone >= times * pay.stone &&
    wood + stone >= times * (pay.wood + pay.stone + payUnits)
  )
}

/** How often the payment can be made, up to the number the card allows — CB-5.16. */
export function mostTimes(effect: Effect, { coins, wood, stone }: Player): number {
  let times = 1
  while (times < effect.max && timesPayable(effect, coins, wood, stone, times + 1)) times += 1
  return times
}
