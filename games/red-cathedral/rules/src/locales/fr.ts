import * as base from '../modules/base/locales/fr.ts'
import * as cardWords from '../modules/card-words/locales/fr.ts'
import * as contractors from '../modules/contractors/locales/fr.ts'
import * as archivists from '../modules/guilds/archivists/locales/fr.ts'
import * as artisans from '../modules/guilds/artisans/locales/fr.ts'
import * as brickMakers from '../modules/guilds/brickmakers/locales/fr.ts'
import * as contractorsGuild from '../modules/guilds/contractors/locales/fr.ts'
import * as foremen from '../modules/guilds/foremen/locales/fr.ts'
import * as jewelers from '../modules/guilds/jewelers/locales/fr.ts'
import * as lawyers from '../modules/guilds/lawyers/locales/fr.ts'
import * as managers from '../modules/guilds/managers/locales/fr.ts'
import * as masterBuilders from '../modules/guilds/masterbuilders/locales/fr.ts'
import * as wholesalers from '../modules/guilds/wholesalers/locales/fr.ts'
import * as solitaire from '../modules/solitaire/locales/fr.ts'
import { joinLocales } from './join-locales.ts'

/** The texts of The Red Cathedral in French. */
export const catalogue = joinLocales({
  base,
  cardWords,
  contractors,
  solitaire,
  jewelers,
  artisans,
  foremen,
  contractorsGuild,
  wholesalers,
  lawyers,
  managers,
  brickMakers,
  archivists,
  masterBuilders,
})
