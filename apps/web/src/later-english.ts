import * as account from './locales/en/account.ts'
import * as admin from './locales/en/admin.ts'
import * as atTable from './locales/en/at-table.ts'
import * as explaining from './locales/en/explaining.ts'
import * as hints from './locales/en/hints.ts'
import * as lessons from './locales/en/lessons.ts'
import * as myGames from './locales/en/my-games.ts'
import * as newTable from './locales/en/new-table.ts'
import * as replay from './locales/en/replay.ts'
import * as result from './locales/en/result.ts'
import * as rulebook from './locales/en/rulebook.ts'
import * as security from './locales/en/security.ts'
import * as settings from './locales/en/settings.ts'
import * as waitingRoom from './locales/en/waiting-room.ts'

/** The parameters of these texts. */
export interface LaterTexts
  extends account.Texts,
    admin.Texts,
    atTable.Texts,
    explaining.Texts,
    hints.Texts,
    lessons.Texts,
    myGames.Texts,
    newTable.Texts,
    replay.Texts,
    result.Texts,
    rulebook.Texts,
    security.Texts,
    settings.Texts,
    waitingRoom.Texts {}

/** The English texts of the pages that the first move does not need. */
export const laterEnglish = {
  ...account.catalogue,
  ...admin.catalogue,
  ...atTable.catalogue,
  ...explaining.catalogue,
  ...hints.catalogue,
  ...lessons.catalogue,
  ...myGames.catalogue,
  ...newTable.catalogue,
  ...replay.catalogue,
  ...result.catalogue,
  ...rulebook.catalogue,
  ...security.catalogue,
  ...settings.catalogue,
  ...waitingRoom.catalogue,
}
