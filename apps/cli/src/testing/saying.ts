import { type MessageParams, message } from '@guildhall/kernel'
import { createTranslator } from '@guildhall/texts'
import { gameNamed } from '../terminal-games.ts'

/** Stands for whatever may be put into a message. */
export const ANY = '\uE000'

/** Whoever reads, where they play alone against bots. */
export const YOU = message('player.you')

/** What a game says with a key, as a pattern: tests of a program's output need not quote its words. */
export function saying(game: string, key: string, params: MessageParams = {}): RegExp {
  const words = createTranslator(gameNamed(game).catalogue, 'en')(message(key, params))
  const pattern = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(ANY, '.+?')
    // Long lines are wrapped.
    .replaceAll(' ', '\\s+')
  return new RegExp(pattern)
}
