import { contractorConstants, contractorParts } from './contractors/components.ts'
import { archivistsParts } from './guilds/archivists/components.ts'
import { brickMakersParts } from './guilds/brickmakers/components.ts'
import { guildParts } from './guilds/components.ts'
import { solitaireParts } from './solitaire/components.ts'

/** The parts of the component data that modules bring, whether they take part at a table or not. */
export const moduleParts = {
  ...contractorParts,
  ...guildParts,
  ...brickMakersParts,
  ...archivistsParts,
  ...solitaireParts,
}

/** What they add to the constants. */
export const moduleConstants = { ...contractorConstants }
