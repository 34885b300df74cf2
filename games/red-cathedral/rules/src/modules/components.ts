import { contractorConstants, contractorParts } from './contractors/contractors-components.ts'
import { MODULE_DATA } from './data.ts'
import { brickMakersParts } from './guilds/brickmakers/brick-makers-components.ts'
import { guildParts } from './guilds/guild-components.ts'
import { joined, type Together } from './joined.ts'
import type { ModuleData } from './module-data.ts'

type PartsOf<D> = D extends { readonly parts: infer Parts } ? Parts : never
type Parts = Together<PartsOf<(typeof MODULE_DATA)[number]>>

/** The parts of the component data that modules bring, whether they take part at a table or not. */
export const moduleParts = {
  ...contractorParts,
  ...guildParts,
  ...brickMakersParts,
  ...joined<Parts>(MODULE_DATA.map(({ parts }: ModuleData) => parts as Partial<Parts>)),
}

/** What they add to the constants. */
export const moduleConstants = { ...contractorConstants }
