import * as tables from '@guildhall/tables/locales/en'
import * as device from './locales/en/device.ts'
import * as hints from './locales/en/hints.ts'
import * as home from './locales/en/home.ts'
import * as newTable from './locales/en/new-table.ts'
import * as playing from './locales/en/playing.ts'
import * as site from './locales/en/site.ts'
import * as waitingRoom from './locales/en/waiting-room.ts'

/** The parameters of these texts. */
export interface FirstTexts
  extends tables.Texts,
    device.Texts,
    hints.Texts,
    home.Texts,
    newTable.Texts,
    playing.Texts,
    site.Texts,
    waitingRoom.Texts {}

/** The English texts of the pages up to the first move; every game brings its own. */
export const firstEnglish = {
  ...tables.catalogue,
  ...device.catalogue,
  ...hints.catalogue,
  ...home.catalogue,
  ...newTable.catalogue,
  ...playing.catalogue,
  ...site.catalogue,
  ...waitingRoom.catalogue,
}
