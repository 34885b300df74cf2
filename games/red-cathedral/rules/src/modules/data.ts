import { cardWordsData } from './card-words/data.ts'
import { contractorsData } from './contractors/data.ts'
import { archivistsData } from './guilds/archivists/data.ts'
import { artisansData } from './guilds/artisans/data.ts'
import { brickMakersData } from './guilds/brickmakers/data.ts'
import { guildData } from './guilds/data.ts'
import { foremenData } from './guilds/foremen/data.ts'
import { jewelersData } from './guilds/jewelers/data.ts'
import { masterBuildersData } from './guilds/masterbuilders/data.ts'
import { wholesalersData } from './guilds/wholesalers/data.ts'
import type { ModuleData } from './module-data.ts'
import { solitaireData } from './solitaire/data.ts'

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
