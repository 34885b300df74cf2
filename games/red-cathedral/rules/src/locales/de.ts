import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import { base } from './de/base.ts'
import { choices } from './de/choices.ts'
import { guilds } from './de/guilds.ts'
import { modules } from './de/modules.ts'
import { refusals } from './de/refusals.ts'
import { solitaire } from './de/solitaire.ts'

/** The words of The Red Cathedral in German. */
export const words = {
  ...base,
  ...choices,
  ...refusals,
  ...modules,
  ...guilds,
  ...solitaire,
} satisfies Translation<typeof english>
