import * as base from '../modules/base/locales/de.ts'
import * as cardWords from '../modules/card-words/locales/de.ts'
import * as contractors from '../modules/contractors/locales/de.ts'
import * as archivists from '../modules/guilds/archivists/locales/de.ts'
import * as artisans from '../modules/guilds/artisans/locales/de.ts'
import * as brickMakers from '../modules/guilds/brickmakers/locales/de.ts'
import * as contractorsGuild from '../modules/guilds/contractors/locales/de.ts'
import * as foremen from '../modules/guilds/foremen/locales/de.ts'
import * as jewelers from '../modules/guilds/jewelers/locales/de.ts'
import * as lawyers from '../modules/guilds/lawyers/locales/de.ts'
import * as managers from '../modules/guilds/managers/locales/de.ts'
import * as masterBuilders from '../modules/guilds/masterbuilders/locales/de.ts'
import * as wholesalers from '../modules/guilds/wholesalers/locales/de.ts'
import * as solitaire from '../modules/solitaire/locales/de.ts'
import { joinLocales } from './join-locales.ts'

/** The texts of The Red Cathedral in German. */
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
