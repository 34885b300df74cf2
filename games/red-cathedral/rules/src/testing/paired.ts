import type { TableRequest } from '@guildhall/kernel'

/**
 * Tables of two, three and four, with the Contractors where the number is odd or even. Where the
 * guilds take turns in that, every pair of a guild, a number of players and the Contractors comes up.
 */
export const pairedWithContractors = (
  withThem: 'odd' | 'even',
  table: (players: number, contractors: boolean) => TableRequest,
): TableRequest[] =>
  [2, 3, 4].map((players) => table(players, (players % 2 === 1) === (withThem === 'odd')))
