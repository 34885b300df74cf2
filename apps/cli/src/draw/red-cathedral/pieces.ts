import { message } from '@guildhall/kernel'
import { say } from '../../say.ts'
import { initial, type PlayerView, type Words } from './words.ts'

/** Pieces that lie beside a player's board, in a few letters. */

/** The ornaments still to be built. */
export function ornamentWords(ornaments: PlayerView['ornaments'], words: Words): string {
  const left = Object.entries(ornaments)
    .flatMap(([name, n]) => Array.from({ length: n }, () => words.say(message(`ornament.${name}`))))
    .join(' ')
  return left === '' ? '' : say('rc.ornaments', { list: left })
}

/** The first letters of tools, no two of which are the same: `HSS`. */
export const toolLetters = (tools: readonly string[], words: Words): string =>
  tools
    .map((id) => initial(words.tool(id)))
    .toSorted()
    .join('')
