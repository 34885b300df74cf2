import { catalogue as tables } from '@guildhall/tables/locales/de'
import type { Translation } from '@guildhall/texts'
import { account } from './de/account.ts'
import { admin } from './de/admin.ts'
import { device } from './de/device.ts'
import { hints } from './de/hints.ts'
import { home } from './de/home.ts'
import { lessons } from './de/lessons.ts'
import { myGames } from './de/my-games.ts'
import { newTable } from './de/new-table.ts'
import { playing } from './de/playing.ts'
import { replay } from './de/replay.ts'
import { result } from './de/result.ts'
import { rulebook } from './de/rulebook.ts'
import { settings } from './de/settings.ts'
import { site } from './de/site.ts'
import { waitingRoom } from './de/waiting-room.ts'
import type { english } from './en.ts'

/** The messages of the pages in German. */
export const messages = {
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
} satisfies Translation<typeof english>
