import { words as tables } from '@guildhall/tables/locales/es'
import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'
import { admin } from './es/admin.ts'
import { help } from './es/help.ts'
import { here } from './es/here.ts'
import { house } from './es/house.ts'
import { learn } from './es/learn.ts'
import { past } from './es/past.ts'
import { person } from './es/person.ts'

/** The words of the house in Spanish. */
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
