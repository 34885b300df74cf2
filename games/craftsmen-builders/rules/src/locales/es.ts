import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import { base } from './es/base.ts'
import { refusals } from './es/refusals.ts'

/** The words of Craftsmen & Builders in Spanish. */
export const catalogue = { ...base, ...refusals } satisfies Translation<typeof english>
