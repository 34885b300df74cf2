import { MOST_COINS, MOST_TIMES, MOST_UNITS } from './components/schema.ts'
import { type BadgeSymbol, SITES, SYMBOLS } from './constants.ts'

/** Everything a player can wish. Pairs and sites count from 1, as the rulebook counts them. */
export type Command =
  | { readonly type: 'draftPair'; readonly pair: number }
  /** A worker on a slot, or on a place of the permanent craftsman. */
  | { readonly type: 'place'; readonly slot: string }
  | { readonly type: 'recruit'; readonly craftsman: string }
  | { readonly type: 'times'; readonly n: number }
  /** The resources of choice that are paid. */
  | { readonly type: 'payWith'; readonly wood: number; readonly stone: number }
  /** The resources of choice that are gained, also from castles. */
  | { readonly type: 'chooseKind'; readonly wood: number; readonly stone: number }
  | { readonly type: 'chooseBuilding'; readonly building: string }
  | { readonly type: 'chooseSite'; readonly site: number }
  /** The resources that stand for coins of a cost; the rest is paid in coins and in kind. */
  | { readonly type: 'replaceCoins'; readonly wood: number; readonly stone: number }
  | { readonly type: 'realise'; readonly contract: BadgeSymbol }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'turnUp' }
  | { readonly type: 'endTurn' }

export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>

const MOST_PAIRS = 5

/** The commands of the game, each made once, so that the legal ones are handed out by reference. */
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)

/** By the number of the pair; there is no pair 0. */
export const DRAFT_PAIR = upTo(MOST_PAIRS).map(
  (pair): CommandOf<'draftPair'> => ({ type: 'draftPair', pair }),
)
export const TIMES = upTo(MOST_TIMES).map((n): CommandOf<'times'> => ({ type: 'times', n }))
export const CHOOSE_SITE = upTo(SITES).map(
  (site): CommandOf<'chooseSite'> => ({ type: 'chooseSite', site }),
)
export const REALISE = SYMBOLS.map(
  (contract): CommandOf<'realise'> => ({ type: 'realise', contract }),
)
export const TURN_UP: CommandOf<'turnUp'> = { type: 'turnUp' }
export const END_TURN: CommandOf<'endTurn'> = { type: 'endTurn' }

/** By wood, then by stone. */
type Mixes<C> = readonly (readonly C[])[]
const mixes = <C>(most: number, make: (wood: number, stone: number) => C): Mixes<C> =>
  upTo(most).map((wood) => upTo(most - wood).map((stone) => make(wood, stone)))

export const PAY_WITH = mixes(
  MOST_UNITS,
  (wood, stone): CommandOf<'payWith'> => ({ type: 'payWith', wood, stone }),
)
export const CHOOSE_KIND = mixes(
  MOST_UNITS,
  (wood, stone): CommandOf<'chooseKind'> => ({ type: 'chooseKind', wood, stone }),
)
export const REPLACE_COINS = mixes(
  MOST_COINS,
  (wood, stone): CommandOf<'replaceCoins'> => ({ type: 'replaceCoins', wood, stone }),
)
