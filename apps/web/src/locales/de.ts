import { words as tables } from '@guildhall/tables/locales/de'
import type { Translation } from '@guildhall/texts'
import { admin } from './de/admin.ts'
import { help } from './de/help.ts'
import { here } from './de/here.ts'
import { house } from './de/house.ts'
import { learn } from './de/learn.ts'
import { past } from './de/past.ts'
import { person } from './de/person.ts'
import type { english } from './en.ts'

/** The words of the house in German. */
export const words = {
  ...tables,
  ...help,
  ...here,
  ...house,
  ...learn,
  ...past,
  ...person,
  ...admin,
} satisfies Translation<typeof english>
