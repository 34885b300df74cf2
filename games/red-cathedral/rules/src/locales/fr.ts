import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import { base } from './fr/base.ts'
import { choices } from './fr/choices.ts'
import { guilds } from './fr/guilds.ts'
import { modules } from './fr/modules.ts'
import { refusals } from './fr/refusals.ts'
import { solitaire } from './fr/solitaire.ts'

/** The words of The Red Cathedral in French. */
export const words = {
  ...base,
  ...choices,
  ...refusals,
  ...modules,
  ...guilds,
  ...solitaire,
} satisfies Translation<typeof english>
