import type { View } from '@guildhall/red-cathedral'
import { say } from '../../say.ts'
import { WIDTH, wrapped } from '../../text.ts'
import { workOf } from './duchy.ts'
import type { Words } from './words.ts'

/** The contracts of the Archivists: what the viewer may not know is only counted. */

type Seen = NonNullable<View['archive']>['drawn']

/** The deck with what lies under it, and the cards that are being chosen from. */
export function archiveLines({ archive }: View, words: Words): string[] {
  if (archive === null) return []
  const under = archive.under.map(({ contract }) => contract)
  const deck =
    under.length === 0
      ? say('rc.contracts', { n: archive.pile })
      : say('rc.contracts.under', { n: archive.pile, list: listed(under, words) })
  return [...wrapped(deck, WIDTH, '  '), ...cardLines('drawn', archive.drawn, words)]
}

/** The hand of a seat: the cards for who may see them, their number for the others. */
export function handLines({ archive }: View, seat: number, words: Words): string[] {
  return cardLines('held', archive?.held[seat] ?? [], words).map((line) => `    ${line}`)
}

/** `contract Tithe: 2 prestige for returning 4 rubles`, or `2 contracts`. */
function cardLines(where: 'drawn' | 'held', cards: Seen, words: Words): string[] {
  const known = cards.flatMap((id) => id ?? [])
  const hidden = cards.length - known.length
  const title = say(`rc.contracts.${where}`)
  return [
    ...known.map((id) => `${title} ${workOf(id, WIDTH - title.length - 5, words)}`),
    ...(hidden === 0 ? [] : [say(`rc.contracts.${where}.hidden`, { n: hidden })]),
  ]
}

/** Names of what is known, in order; the others are counted where they lie. */
function listed(cards: Seen, words: Words): string {
  const parts: string[] = []
  let hidden = 0
  const count = () => {
    if (hidden > 0) parts.push(say('rc.contracts.unknown', { n: hidden }))
    hidden = 0
  }
  for (const id of cards) {
    if (id === null) hidden += 1
    else {
      count()
      parts.push(words.name(id))
    }
  }
  count()
  return parts.join(', ')
}

/** The command that typed names mean: `busy workshop`, `busy workshop, tithe` or `none`. */
export function contractWish({ archive, active }: View, typed: string, words: Words): object {
  const [keeps = '', gives] = typed.split(',').map((name) => name.trim())
  const named = (name: string, cards: Seen) =>
    cards.find((id) => id !== null && (id === name || words.name(id).toLowerCase() === name)) ??
    name
  if (keeps === 'none') return { type: 'keepContract', contract: null, back: null }
  return {
    type: 'keepContract',
    contract: named(keeps, archive?.drawn ?? []),
    back: gives === undefined ? null : named(gives, archive?.held[active] ?? []),
  }
}
