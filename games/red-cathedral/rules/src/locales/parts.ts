import type { Translation } from '@guildhall/texts'
import type { english } from '../messages/en.ts'
import type { moduleEnglish } from '../modules/english.ts'
import type { archivistsEnglish } from '../modules/guilds/archivists/english.ts'
import type { masterBuildersEnglish } from '../modules/guilds/masterbuilders/english.ts'
import type { solitaireEnglish } from '../modules/solitaire/english.ts'

/** The parts that a translation is written in: a missing key, or one too many, does not compile. */

type InGuilds = typeof archivistsEnglish & typeof masterBuildersEnglish
type InModules = Omit<typeof moduleEnglish, keyof InGuilds | keyof typeof solitaireEnglish>

type InBase = Omit<typeof english, keyof typeof moduleEnglish>
type Choice = keyof InBase & `choice.${string}`
type Refusal = keyof InBase & `refusal.${string}`

export type Base = Translation<Omit<InBase, Choice | Refusal>>
export type Choices = Translation<Pick<InBase, Choice>>
export type Refusals = Translation<Pick<InBase, Refusal>>
export type Modules = Translation<InModules>
export type Guilds = Translation<InGuilds>
export type Solitaire = Translation<typeof solitaireEnglish>

/** What is printed on cards and tiles, by the English words in the component data. */
export type Names = Readonly<Record<string, string>>
