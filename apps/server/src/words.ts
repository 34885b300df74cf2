import type { Message } from '@guildhall/kernel'
import { GAMES } from '@guildhall/registry'
import { english } from '@guildhall/tables'
import { createTranslator, type Translator } from '@guildhall/texts'

const sayers: ReadonlyMap<string, Translator> = new Map(
  GAMES.map(({ definition: box, catalogue }) => [
    box.id,
    createTranslator({ ...english, ...catalogue }, 'en'),
  ]),
)

/** A message of a table in words, for those who cannot say it themselves: errors, mails. */
export function words(message: Message, game: string): string {
  const say = sayers.get(game)
  if (say === undefined) throw new Error(`no words for ${game}`)
  return say(message)
}
