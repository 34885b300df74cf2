import type { Blueprints } from './master-builders-types.ts'

/** The blueprints of a table without the Master Builders. */
export const NO_BLUEPRINTS: Blueprints = { deck: [], drawn: [], discards: [] }
