import { account } from './en/account.ts'
import { admin } from './en/admin.ts'
import { lessons } from './en/lessons.ts'
import { myGames } from './en/my-games.ts'
import { replay } from './en/replay.ts'
import { result } from './en/result.ts'
import { rulebook } from './en/rulebook.ts'
import { settings } from './en/settings.ts'

/** The English messages of the pages that the first move does not need. */
export const laterEnglish = {
  ...lessons,
  ...rulebook,
  ...replay,
  ...result,
  ...settings,
  ...account,
  ...myGames,
  ...admin,
} as const
