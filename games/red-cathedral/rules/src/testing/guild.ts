import { inKeys } from '@guildhall/laws/in-keys'
import { printedWords } from '../messages/requested.ts'
import type { Position } from '../positions/position.ts'
import { atCard, DICE_APART } from './market.ts'
import type { Table } from './table.ts'

/** The guilds of the printed game. One that is added has tests of its own. */
export const PRINTED_GUILDS = [
  'guild-jewelers',
  'guild-artisans',
  'guild-foremen',
  'guild-contractors',
  'guild-wholesalers',
  'guild-lawyers',
  'guild-managers',
  'guild-archivists',
  'guild-masterbuilders',
  'guild-brickmakers',
]

/** The guild of a card, by its id. */
const guildOf = (card: string): string => card.replace(/-\d$/, '')

/** Red at the market in the quadrant of this guild's card, as in `atCard`. */
export const atGuild = (card: string, position: Position = {}): Table =>
  atCard(card, {
    ...position,
    options: { fourthGuild: guildOf(card), ...position.options },
    dice: { ...DICE_APART, black: [2, 2], ...position.dice },
  })

/** What stands on a guild’s card, by the keys of its texts. */
export function printedOn(card: string, options: object = {}): string[] {
  const printed = printedWords({ players: 3, options: { fourthGuild: guildOf(card), ...options } })
  if (!printed.ok) throw new Error(JSON.stringify(printed.problems))
  return printed.value(card).effects.map(inKeys)
}
