import { english as tables } from '@guildhall/tables/locales/en'
import { device } from './en/device.ts'
import { hints } from './en/hints.ts'
import { home } from './en/home.ts'
import { newTable } from './en/new-table.ts'
import { playing } from './en/playing.ts'
import { site } from './en/site.ts'
import { waitingRoom } from './en/waiting-room.ts'

/** The English messages of the pages up to the first move; every game brings its own. */
export const firstEnglish = {
  ...tables,
  ...site,
  ...home,
  ...newTable,
  ...waitingRoom,
  ...playing,
  ...hints,
  ...device,
} as const
