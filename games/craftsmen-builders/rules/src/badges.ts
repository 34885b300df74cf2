import { type BadgeSymbol, SYMBOLS } from './constants.ts'

/**
 * A handful of badges in one number: five bits a symbol, meat in the lowest. The fifth bit is left
 * free, so that one subtraction tells whether a handful holds another.
 */
export type Badges = number

const BITS = 5
const MASK = 15
/** The free bit of every symbol. */
const GUARDS = SYMBOLS.reduce((bits, _, index) => bits | (1 << (index * BITS + BITS - 1)), 0)

export const badgesOf = (symbols: readonly BadgeSymbol[]): Badges =>
  symbols.reduce((sum, symbol) => sum + (1 << (SYMBOLS.indexOf(symbol) * BITS)), 0)

/** How often a symbol, by its place in `SYMBOLS`, is there. */
export const countOf = (badges: Badges, symbol: number): number =>
  (badges >> (symbol * BITS)) & MASK

/** How many badges there are in all: 32 leaves 1 when divided by 31, so the counts of all symbols add up. */
export const sizeOf = (badges: Badges): number => badges % ((1 << BITS) - 1)

/** CB-7.5: whether each symbol of `needed` is found at least as often. */
export const shows = (badges: Badges, needed: Badges): boolean =>
  (((badges | GUARDS) - needed) & GUARDS) === GUARDS

/** The symbols one by one. */
export const symbolsIn = (badges: Badges): BadgeSymbol[] =>
  SYMBOLS.flatMap((symbol, index) => Array.from({ length: countOf(badges, index) }, () => symbol))
