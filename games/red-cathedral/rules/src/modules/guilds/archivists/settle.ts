import type { Bundle } from '../../../bundle.ts'
import { paymentOptions } from '../../../effects/payments.ts'
import type { StepOf } from '../../types.ts'

/** A contract for which goods are returned. */
export interface Returnable {
  readonly pay: StepOf<'pay'>
  readonly prestige: number
}

/** What a player can return. */
export interface Purse {
  readonly inventory: Bundle
  readonly rubles: number
}

/** What is returned for each contract; null for one that is not settled. */
export type Settlement = readonly (Purse | null)[]

/** What goods that are left give. */
export type GoodsWorth = (left: Purse) => number

/**
 * The settlement that gives the most prestige from contracts and goods together — GU-CONTRACT-19.
 * Among equals it is the one that settles the earlier contracts, with the first goods that will do.
 */
export const bestSettlement = (
  contracts: readonly Returnable[],
  purse: Purse,
  worth: GoodsWorth,
): Settlement => settle(contracts, purse, worth).settlement

interface Settled {
  readonly prestige: number
  readonly settlement: Settlement
}

function settle(
  [contract, ...rest]: readonly Returnable[],
  purse: Purse,
  worth: GoodsWorth,
): Settled {
  if (contract === undefined) return { prestige: worth(purse), settlement: [] }
  const settled = waysToReturn(contract.pay, purse).map((returned) => {
    const then = settle(rest, less(purse, returned), worth)
    return preceded(then, contract.prestige, returned)
  })
  const left = preceded(settle(rest, purse, worth), 0, null)
  return [...settled, left].reduce((best, way) => (way.prestige > best.prestige ? way : best))
}

const preceded = (
  { prestige, settlement }: Settled,
  gained: number,
  returned: Purse | null,
): Settled => ({ prestige: prestige + gained, settlement: [returned, ...settlement] })

const less = (purse: Purse, { inventory, rubles }: Purse): Purse => ({
  inventory: purse.inventory - inventory,
  rubles: purse.rubles - rubles,
})

/** Everything that could be returned for a contract, kinds that stand in for others included. */
const waysToReturn = (pay: StepOf<'pay'>, { inventory, rubles }: Purse): Purse[] =>
  pay.rubles > rubles
    ? []
    : paymentOptions(inventory, pay).map((goods) => ({ inventory: goods, rubles: pay.rubles }))
