import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import { base } from './es/base.ts'
import { choices } from './es/choices.ts'
import { guilds } from './es/guilds.ts'
import { modules } from './es/modules.ts'
import { refusals } from './es/refusals.ts'
import { solitaire } from './es/solitaire.ts'

/** The words of The Red Cathedral in Spanish. */
export const words = {
  ...base,
  ...choices,
  ...refusals,
  ...modules,
  ...guilds,
  ...solitaire,
} satisfies Translation<typeof english>
