import { english as tables } from '@guildhall/tables/locales/en'
import { account } from './en/account.ts'
import { admin } from './en/admin.ts'
import { device } from './en/device.ts'
import { hints } from './en/hints.ts'
import { home } from './en/home.ts'
import { lessons } from './en/lessons.ts'
import { myGames } from './en/my-games.ts'
import { newTable } from './en/new-table.ts'
import { playing } from './en/playing.ts'
import { replay } from './en/replay.ts'
import { result } from './en/result.ts'
import { rulebook } from './en/rulebook.ts'
import { settings } from './en/settings.ts'
import { site } from './en/site.ts'
import { waitingRoom } from './en/waiting-room.ts'

/** The messages of the pages in English; every game brings its own. */
export const english = {
  ...tables,
  ...site,
  ...home,
  ...newTable,
  ...waitingRoom,
  ...playing,
  ...hints,
  ...device,
  ...lessons,
  ...rulebook,
  ...replay,
  ...result,
  ...settings,
  ...account,
  ...myGames,
  ...admin,
} as const
