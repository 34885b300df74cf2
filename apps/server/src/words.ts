import type { Message } from '@guildhall/kernel'
import { SHELF } from '@guildhall/shelf'
import { english } from '@guildhall/tables'
import { createSayer, type Sayer } from '@guildhall/texts'

const sayers: ReadonlyMap<string, Sayer> = new Map(
  SHELF.map(({ box, catalogue }) => [box.id, createSayer({ ...english, ...catalogue }, 'en')]),
)

/** A message of a table in words, for those who cannot say it themselves: errors, mails. */
export function words(message: Message, game: string): string {
  const say = sayers.get(game)
  if (say === undefined) throw new Error(`no words for ${game}`)
  return say(message)
}
