import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'

type Refusal = keyof typeof english & `refusal.${string}`

/** The parts that a translation is written in: a missing key, or one too many, does not compile. */
export type Base = Translation<Omit<typeof english, Refusal>>
export type Refusals = Translation<Pick<typeof english, Refusal>>

/** What is printed on cards, by the English words in the component data. */
export type Names = Readonly<Record<string, string>>
