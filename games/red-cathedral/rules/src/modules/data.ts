import { cardWordsData } from './card-words/card-words-data.ts'
import { contractorsData } from './contractors/contractors-data.ts'
import { archivistsData } from './guilds/archivists/archivists-data.ts'
import { artisansData } from './guilds/artisans/artisans-data.ts'
import { brickMakersData } from './guilds/brickmakers/brick-makers-data.ts'
import { foremenData } from './guilds/foremen/foremen-data.ts'
import { guildData } from './guilds/guild-data.ts'
import { jewelersData } from './guilds/jewelers/jewelers-data.ts'
import { masterBuildersData } from './guilds/masterbuilders/master-builders-data.ts'
import { wholesalersData } from './guilds/wholesalers/wholesalers-data.ts'
import type { ModuleData } from './module-data.ts'
import { solitaireData } from './solitaire/solitaire-data.ts'

/** What all modules read from outside; options are written down in the order of this list. */
export const MODULE_DATA = [
  contractorsData,
  guildData,
  cardWordsData,
  jewelersData,
  artisansData,
  foremenData,
  wholesalersData,
  archivistsData,
  masterBuildersData,
  brickMakersData,
  solitaireData,
] as const satisfies readonly ModuleData[]
