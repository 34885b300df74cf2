import { item, type Seat } from '@guildhall/kernel'
import type { SeatContext } from '../../../context.ts'
import type { Amount } from '../../../goods.ts'
import type { RulesData } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { State } from '../../types.ts'
import type { Player } from '../types/state.ts'

/** A game lasts about so many rounds. */
const ROUNDS = 8
/** What a castle uses of coins and of each resource; what lies about beyond it is worth less. */
const COINS_USED = 16
const RESOURCES_USED = 6
const SPARE = 0.45

/** What lies ahead, and what goods are worth in points in view of it. */
export interface Outlook {
  /** Incomes still to come. */
  readonly incomes: number
  readonly coin: number
  readonly resource: number
  /** What a good that is not needed now is worth, as a part of one that is. */
  readonly spare: number
  /** Whether what this turn still decides is followed by the end of the round. */
  readonly roundOver: boolean
}

/** A position as it is judged for a seat. */
export interface Judged extends SeatContext {
  readonly player: Player
  readonly outlook: Outlook
}

export const judged = (rules: RulesData, state: State, seat: Seat, outlook: Outlook): Judged => ({
  rules,
  state,
  seat,
  player: playerAt(state, seat),
  outlook,
})

/** Once the end is near, goods count as in the final account (CB-11.4, CB-11.5). */
export function outlookOf(rules: RulesData, state: State): Outlook {
  const incomes = state.triggeredBy >= 0 ? 0 : Math.max(1, ROUNDS - state.round)
  const future = Math.min(1, incomes / 2)
  return {
    incomes,
    coin: 0.2 + 0.06 * future,
    resource: 0.5 - 0.04 * future,
    spare: 1 - (1 - SPARE) * future,
    roundOver: incomes > 0 && endsRound(rules, state),
  }
}

/** The last turn of a round whose main action is taken: the workers are as good as back. */
function endsRound(rules: RulesData, state: State): boolean {
  if (state.over || state.lap < rules.laps || state.place < rules.players - 1) return false
  const turn = item(state.stack, 0)
  return turn.kind === 'turn' && turn.mainActions > 0
}

export const amountWorth = ({ coins, wood, stone }: Amount, { coin, resource }: Outlook): number =>
  coin * coins + resource * (wood + stone)

/** Goods in hand: what the next building can use is worth more than the rest. */
export function stockWorth({ coins, wood, stone }: Amount, outlook: Outlook): number {
  const { coin, resource, spare } = outlook
  return (
    coin * useful(coins, COINS_USED, spare) +
    resource * (useful(wood, RESOURCES_USED, spare) + useful(stone, RESOURCES_USED, spare))
  )
}

const useful = (n: number, most: number, spare: number): number =>
  Math.min(n, most) + spare * Math.max(0, n - most)

/** What one income of the player is worth. */
export const incomeWorth = (player: Player, { coin, resource }: Outlook): number =>
  coin * player.incomeCoins +
  resource * (player.incomeWood + player.incomeStone + player.castleUnits)
