import type { Command } from '@guildhall/red-cathedral'

/**
 * What the plan of a turn must know about the modules' commands, whether or not their parts of the
 * board are loaded.
 */

/** Used at the market once the die has moved, as what lies there is. */
export const MARKET_ACTIONS: readonly Command['type'][] = ['useSpecialist']

/** After these nothing of the main action is left but what chance brings. */
export const ENDS_THE_ACTION: readonly Command['type'][] = ['keepSpecialist', 'claimForIvan']

/** May be done at any time of the turn. */
export const FREE: readonly Command['type'][] = ['buyPermit']
