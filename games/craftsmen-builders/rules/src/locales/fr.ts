import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import { base } from './fr/base.ts'
import { refusals } from './fr/refusals.ts'

/** The words of Craftsmen & Builders in French. */
export const catalogue = { ...base, ...refusals } satisfies Translation<typeof english>
