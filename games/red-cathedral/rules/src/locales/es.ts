import * as base from '../modules/base/locales/es.ts'
import * as cardWords from '../modules/card-words/locales/es.ts'
import * as contractors from '../modules/contractors/locales/es.ts'
import * as archivists from '../modules/guilds/archivists/locales/es.ts'
import * as artisans from '../modules/guilds/artisans/locales/es.ts'
import * as brickMakers from '../modules/guilds/brickmakers/locales/es.ts'
import * as contractorsGuild from '../modules/guilds/contractors/locales/es.ts'
import * as foremen from '../modules/guilds/foremen/locales/es.ts'
import * as jewelers from '../modules/guilds/jewelers/locales/es.ts'
import * as lawyers from '../modules/guilds/lawyers/locales/es.ts'
import * as managers from '../modules/guilds/managers/locales/es.ts'
import * as masterBuilders from '../modules/guilds/masterbuilders/locales/es.ts'
import * as wholesalers from '../modules/guilds/wholesalers/locales/es.ts'
import * as solitaire from '../modules/solitaire/locales/es.ts'
import { joinLocales } from './join-locales.ts'

/** The texts of The Red Cathedral in Spanish. */
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
