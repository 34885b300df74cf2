import { message as untyped } from '@guildhall/kernel'
import type { Texts as RulesTexts } from '@guildhall/red-cathedral/locales/en'
import type { PlainKey, TypedMessage } from '@guildhall/texts'
import type { Texts as AdviceTexts } from './advice/locales/en.ts'
import type { Texts as CardTexts } from './cards/locales/en.ts'
import type { Texts } from './locales/en.ts'
import type { Texts as ModuleTexts } from './modules/locales/en.ts'

/** Every text that the board can say: its own, those of its modules, of hints and of cards, and those of the rules. */
type BoardTexts = Texts & ModuleTexts & CardTexts & Omit<AdviceTexts, keyof RulesTexts> & RulesTexts

/** The key of a text without parameters. */
export type PlainBoardKey = PlainKey<BoardTexts>

/** A message of the board: a key that no text has, or a wrong parameter, does not compile. */
export const message = untyped as TypedMessage<BoardTexts>

/** A message whose key is put together of names that only the rules know. */
export const dynamicMessage = untyped
