import { at, type Choices, item, type Refusal } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { type Command, type CommandOf, REPLACE_COINS } from '../commands.ts'
import { type Building, buildingAt, effectAt, type Kit } from '../kit.ts'
import type { Frame, Player, State } from '../state.ts'
import { coinsOf } from './cost.ts'

/** What a build is about to do: the building at the chosen position, and the discount. */
const buildingOf = (kit: Kit, state: State, frame: Frame): Building =>
  buildingAt(kit, at(state.market, frame.position))
export const discountOf = (kit: Kit, frame: Frame): number => effectAt(kit, frame.effect).discount

/** Every way to split the coins of the cost into coins, wood and stone — CB-6.9. */
export function legalPayments(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  choices: Choices<Command>,
): void {
  const building = buildingOf(kit, state, frame)
  const due = coinsOf(building, discountOf(kit, frame))
  const most = replaceable(kit, due)
  const wood = Math.min(most, player.wood - building.cost.wood)
  for (let w = 0; w <= wood; w++) {
    const stone = Math.min(most - w, player.stone - building.cost.stone)
    const commands = item(REPLACE_COINS, w)
    for (let s = Math.max(0, due - player.coins - w); s <= stone; s++)
      choices.add(item(commands, s))
  }
}

/** How many coins of the cost may be replaced. */
const replaceable = (kit: Kit, due: number): number =>
  kit.options.coinSubstitution === 'none' ? 0 : due

/** The resources that replace coins where there is one way only; null where there are several. */
export function onlyPayment(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
): { readonly wood: number; readonly stone: number } | null {
  const building = buildingOf(kit, state, frame)
  const due = coinsOf(building, discountOf(kit, frame))
  const most = replaceable(kit, due)
  const wood = Math.min(most, player.wood - building.cost.wood)
  const stone = Math.min(most, player.stone - building.cost.stone)
  const least = Math.max(0, due - player.coins)
  return wood + stone === least ? { wood, stone } : null
}

export function whyNotPayment(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  { wood, stone }: CommandOf<'replaceCoins'>,
): Refusal {
  if (frame.site < 0) return refuse('CB-13.2', 'buildOrder')
  const building = buildingOf(kit, state, frame)
  const due = coinsOf(building, discountOf(kit, frame))
  if (wood + stone > due) return refuse('CB-6.9', 'replacesTooMuch', { coins: due })
  if (player.coins < due - wood - stone) {
    return refuse('CB-6.6', 'tooFewCoins', { price: due - wood - stone, coins: player.coins })
  }
  return refuse('CB-6.8', 'resourcesNeeded', {
    wood: building.cost.wood + wood,
    stone: building.cost.stone + stone,
  })
}
