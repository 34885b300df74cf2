import type { Message, MessageParams } from '@guildhall/kernel'
import type { Catalogue } from './catalogue.ts'
import type { Translator } from './translator.ts'

/** The message for whoever reads. */
const YOU = 'player.you'

/** The key of the name of a player, after the colours in the options of a table. */
export function playerKey(
  { colours }: Readonly<Record<string, unknown>>,
  seat: number,
): string | null {
  const colour = Array.isArray(colours) ? colours[seat] : undefined
  return typeof colour === 'string' ? `player.${colour}` : null
}

/** Texts that call the players by their names; who has none keeps the colour. */
export const playerNames = (
  options: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Catalogue =>
  Object.fromEntries(
    names.flatMap((name, seat) => {
      const key = playerKey(options, seat)
      return key === null || name === '' ? [] : [[key, name]]
    }),
  )

/**
 * A translator that speaks to one of the players: where a message names them, by the key of their
 * name, it says "you". A name that stands alone stays: it is a label, and no sentence.
 */
export const addressing =
  (say: Translator, reader: string | null): Translator =>
  (message) =>
    reader === null ? say(message) : say({ ...message, params: addressed(message.params, reader) })

const addressed = (params: MessageParams, reader: string): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, addressedParam(value, reader)]),
  )

function addressedParam(value: MessageParams[string], reader: string): MessageParams[string] {
  if (typeof value !== 'object') return value
  return 'key' in value ? inner(value, reader) : value.map((each) => inner(each, reader))
}

const inner = ({ key, params }: Message, reader: string): Message =>
  key === reader ? { key: YOU, params } : { key, params: addressed(params, reader) }
