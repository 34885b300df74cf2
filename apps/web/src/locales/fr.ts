import { catalogue as tables } from '@guildhall/tables/locales/fr'
import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'
import { account } from './fr/account.ts'
import { admin } from './fr/admin.ts'
import { device } from './fr/device.ts'
import { hints } from './fr/hints.ts'
import { home } from './fr/home.ts'
import { lessons } from './fr/lessons.ts'
import { myGames } from './fr/my-games.ts'
import { newTable } from './fr/new-table.ts'
import { playing } from './fr/playing.ts'
import { replay } from './fr/replay.ts'
import { result } from './fr/result.ts'
import { rulebook } from './fr/rulebook.ts'
import { settings } from './fr/settings.ts'
import { site } from './fr/site.ts'
import { waitingRoom } from './fr/waiting-room.ts'

/** The messages of the pages in French. */
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
