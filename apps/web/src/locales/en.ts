import { english as tables } from '@guildhall/tables/locales/en'
import { admin } from './en/admin.ts'
import { help } from './en/help.ts'
import { here } from './en/here.ts'
import { house } from './en/house.ts'
import { learn } from './en/learn.ts'
import { past } from './en/past.ts'
import { person } from './en/person.ts'

/** The words of the house in English; those of a game are its own. */
export const english = {
  ...tables,
  ...house,
  ...help,
  ...here,
  ...learn,
  ...past,
  ...person,
  ...admin,
} as const
