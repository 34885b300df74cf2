import type { Texts as RulesTexts } from '@guildhall/craftsmen-builders/locales/en'
import { message as untyped } from '@guildhall/kernel'
import type { TypedMessage } from '@guildhall/texts'
import type { Texts as AdviceTexts } from './advice/locales/en.ts'
import type { Texts as CardTexts } from './cards/locales/en.ts'
import type { Texts } from './locales/en.ts'

/** Every text that the board can say: its own, those of hints and of cards, and those of the rules. */
type BoardTexts = Texts & CardTexts & Omit<AdviceTexts, keyof RulesTexts> & RulesTexts

/** A message of the board: a key that no text has, or a wrong parameter, does not compile. */
export const message = untyped as TypedMessage<BoardTexts>

/** A message whose key is put together of names that only the rules know. */
export const dynamicMessage = untyped
