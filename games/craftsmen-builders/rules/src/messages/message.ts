import { type Refusal, message as untyped } from '@guildhall/kernel'
import { refuse as refuseUntyped } from '@guildhall/kernel/toolbox'
import type { Arguments, TypedMessage } from '@guildhall/texts'
import type { Texts } from '../locales/en.ts'

/** A message of the game: a key that no text has, or a wrong parameter, does not compile. */
export const message = untyped as TypedMessage<Texts>

/** A message whose key is put together of names that are data, or whose parameters are those of another line. */
export const dynamicMessage = untyped

/** The texts of refusals by their reasons. */
type RefusalTexts = {
  [Key in keyof Texts as Key extends `refusal.${infer Reason}` ? Reason : never]: Texts[Key]
}

/** Why something is not allowed: the clause, and a text `refusal.REASON`. */
export const refuse = refuseUntyped as <Reason extends keyof RefusalTexts & string>(
  clause: string,
  reason: Reason,
  ...params: Arguments<RefusalTexts, Reason>
) => Refusal
