import type { View } from '@guildhall/craftsmen-builders'
import { item } from '@guildhall/kernel'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import { cut, padded, WIDTH } from '../../text.ts'
import { goods, type Line, letters, type PrintedText } from './printed-text.ts'

const HALF = WIDTH / 2
const NAME = 12
const EFFECT = 16

/** Offer and recruited column on the left; active column and permanent craftsman on the right. */
export function craftsmanLines(view: View, words: PrintedText): string[] {
  if (view.pairs.length > 0) return pairLines(view, words)
  const { offer, recruited, activeColumn } = view
  const left = [
    paint.underline(say('cb.offer', { n: view.craftsmanDeck })),
    ...offer.map((id) => cardWords(id, ' ', NOBODY, words)),
    paint.underline(say('cb.recruited')),
    ...recruited.map(({ craftsman, recruiter }) =>
      cardWords(craftsman, words.letter(recruiter), NOBODY, words),
    ),
  ]
  const right = [
    paint.underline(say('cb.active')),
    ...activeColumn.map(({ craftsman, owner, slots }) => {
      const standing = new Map(slots.map(({ id, worker }) => [id, worker]))
      return cardWords(
        craftsman,
        owner < 0 ? say('cb.nobody') : words.letter(owner),
        standing,
        words,
      )
    }),
    permanentWords(view, words),
  ]
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, row) => padded(left[row] ?? '', HALF) + (right[row] ?? ''),
  )
}

const NOBODY: ReadonlyMap<string, number> = new Map()

/** `R Mason  a [1][B] 1w 1s  b [2] 1c 2s`: a slot shows its fee, or the worker on it. */
function cardWords(
  id: string,
  mark: string,
  standing: ReadonlyMap<string, number>,
  words: PrintedText,
): string {
  const { name } = words.craftsman(id)
  const [a, b] = words.lines(id).map((line) => lineWords(line, standing, words))
  return `${mark} ${padded(paint.bold(cut(name, NAME - 1)), NAME)}${padded(a ?? '', EFFECT)} ${b ?? ''}`
}

function lineWords(line: Line, standing: ReadonlyMap<string, number>, words: PrintedText): string {
  const slots = line.slots.map(({ id, fee }) => {
    const worker = standing.get(id) ?? -1
    return `[${worker < 0 ? fee : words.letter(worker)}]`
  })
  return `${slots.join('')} ${words.effect(line)}`
}

/** The permanent craftsman: who stands on its two places. */
function permanentWords({ players }: View, words: PrintedText): string {
  const on = [players.map(({ onCoins }) => onCoins), players.map(({ onBuild }) => onBuild)] as const
  const shown = words.places.map((place, index) => {
    const workers = (on[index] ?? []).map((n, seat) => words.letter(seat).repeat(n)).join('')
    return `[${workers === '' ? say('cb.freePlace') : workers}] ${words.effect(place)}`
  })
  const [coins = '', build = ''] = shown
  return `  ${padded(paint.bold(say('cb.permanent')), NAME)}${padded(coins, EFFECT)} ${build}`
}

/** The pairs of the draft: a craftsman and a board each. */
function pairLines({ pairs }: View, words: PrintedText): string[] {
  return [
    paint.underline(say('cb.pairs')),
    ...pairs.map(({ craftsman, board, taker }, index) => {
      const { badge, sites } = item(
        words.printed.boards.filter(({ id }) => id === board),
        0,
      )
      const printed = say('cb.board', {
        badge: letters([badge]),
        sites: sites.map(({ income }) => goods(income)).join(' '),
      })
      const mark = taker < 0 ? say('cb.nobody') : words.letter(taker)
      return `${index + 1} ${padded(cardWords(craftsman, mark, NOBODY, words), HALF + 4)} ${printed}`
    }),
  ]
}
