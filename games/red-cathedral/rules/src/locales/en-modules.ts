import { texts as cardWords } from '../modules/card-words/locales/en.ts'
import { texts as contractors } from '../modules/contractors/locales/en.ts'
import { texts as archivists } from '../modules/guilds/archivists/locales/en.ts'
import { texts as artisans } from '../modules/guilds/artisans/locales/en.ts'
import { texts as brickMakers } from '../modules/guilds/brickmakers/locales/en.ts'
import { texts as foremen } from '../modules/guilds/foremen/locales/en.ts'
import { texts as jewelers } from '../modules/guilds/jewelers/locales/en.ts'
import { texts as masterBuilders } from '../modules/guilds/masterbuilders/locales/en.ts'
import { texts as wholesalers } from '../modules/guilds/wholesalers/locales/en.ts'
import { texts as solitaire } from '../modules/solitaire/locales/en.ts'

/** What the modules add to the texts of the base game: for those who load them when they are needed. */
export const catalogue = {
  ...cardWords,
  ...contractors,
  ...solitaire,
  ...jewelers,
  ...artisans,
  ...foremen,
  ...wholesalers,
  ...brickMakers,
  ...archivists,
  ...masterBuilders,
} as const
