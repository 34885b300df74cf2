import type { ContractorsTypes } from './contractors/contractors-types.ts'
import type { ForemenTypes } from './guilds/foremen/foremen-types.ts'

/**
 * What gains can be counted by, of the modules that bring such a thing. Listed apart from `types.ts`:
 * the gains themselves belong to the base game, which is one of the modules there.
 */
export type Counter = ContractorsTypes['counter'] | ForemenTypes['counter']
