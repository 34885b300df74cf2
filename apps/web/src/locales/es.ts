import { catalogue as tables } from '@guildhall/tables/locales/es'
import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'
import { account } from './es/account.ts'
import { admin } from './es/admin.ts'
import { device } from './es/device.ts'
import { hints } from './es/hints.ts'
import { home } from './es/home.ts'
import { lessons } from './es/lessons.ts'
import { myGames } from './es/my-games.ts'
import { newTable } from './es/new-table.ts'
import { playing } from './es/playing.ts'
import { replay } from './es/replay.ts'
import { result } from './es/result.ts'
import { rulebook } from './es/rulebook.ts'
import { settings } from './es/settings.ts'
import { site } from './es/site.ts'
import { waitingRoom } from './es/waiting-room.ts'

/** The messages of the pages in Spanish. */
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
