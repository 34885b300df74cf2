import { words as tables } from '@guildhall/tables/locales/fr'
import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'
import { admin } from './fr/admin.ts'
import { help } from './fr/help.ts'
import { here } from './fr/here.ts'
import { house } from './fr/house.ts'
import { learn } from './fr/learn.ts'
import { past } from './fr/past.ts'
import { person } from './fr/person.ts'

/** The words of the house in French. */
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
