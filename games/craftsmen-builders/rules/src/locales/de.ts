import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import { base } from './de/base.ts'
import { refusals } from './de/refusals.ts'

/** The words of Craftsmen & Builders in German. */
export const catalogue = { ...base, ...refusals } satisfies Translation<typeof english>
