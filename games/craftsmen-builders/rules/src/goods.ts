import { KINDS, type Kind } from './constants.ts'

/** An amount of each kind. */
export interface Amount {
  readonly coins: number
  readonly wood: number
  readonly stone: number
}

/** Goods by name, as events and views show them; kinds of which there are none are left out. */
export type Goods = { readonly [K in Kind]?: number }

export const amount = (coins: number, wood: number, stone: number): Amount => ({
  coins,
  wood,
  stone,
})

export const NOTHING: Amount = amount(0, 0, 0)

export const isNothing = ({ coins, wood, stone }: Amount): boolean => coins + wood + stone === 0

/** So many times the amount. */
export const multiplied = (once: Amount, times: number): Amount =>
  times === 1 ? once : amount(once.coins * times, once.wood * times, once.stone * times)

/** Goods by name. */
export const goodsOf = ({ coins, wood, stone }: Amount): Goods => ({
  ...(coins > 0 ? { coin: coins } : {}),
  ...(wood > 0 ? { wood } : {}),
  ...(stone > 0 ? { stone } : {}),
})

export const amountOf = ({ coin = 0, wood = 0, stone = 0 }: Goods): Amount =>
  amount(coin, wood, stone)

/** The amount that items of certain kinds make up. */
export function sumOf(items: readonly { readonly of: string; readonly n: number }[]): Amount {
  const [coins = 0, wood = 0, stone = 0] = KINDS.map((kind) =>
    items.reduce((sum, { of, n }) => (of === kind ? sum + n : sum), 0),
  )
  return amount(coins, wood, stone)
}
