import type { Message } from '@guildhall/kernel'
import { GAMES } from '@guildhall/registry'
import { english } from '@guildhall/tables'
import { createTranslator, type Translator } from '@guildhall/texts'

const translators: ReadonlyMap<string, Translator> = new Map(
  GAMES.map(({ definition: receiver, catalogue }) => [
    receiver.id,
    createTranslator({ ...english, ...catalogue }, 'en'),
  ]),
)

/** The English text of a message, for texts that no client translates: errors, mails. */
export function englishText(message: Message, game: string): string {
  const translate = translators.get(game)
  if (translate === undefined) throw new Error(`no catalogue for ${game}`)
  return translate(message)
}
