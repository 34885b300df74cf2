import * as device from './locales/en/device.ts'
import * as home from './locales/en/home.ts'
import * as playing from './locales/en/playing.ts'
import * as seatsAndTime from './locales/en/seats-and-time.ts'
import * as site from './locales/en/site.ts'

/** The parameters of these texts. */
export interface FirstTexts
  extends device.Texts,
    home.Texts,
    playing.Texts,
    seatsAndTime.Texts,
    site.Texts {}

/** The English texts of the pages up to the first move; every game brings its own. */
export const firstEnglish = {
  ...device.catalogue,
  ...home.catalogue,
  ...playing.catalogue,
  ...seatsAndTime.catalogue,
  ...site.catalogue,
}
