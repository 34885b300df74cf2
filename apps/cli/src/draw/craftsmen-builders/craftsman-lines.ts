import type { View } from '@guildhall/craftsmen-builders'
import { item } from '@guildhall/kernel'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { cut, padded, WIDTH } from '../../text.ts'
import { goods, type Line, letters, type PrintedText } from './printed-text.ts'

const HALF = WIDTH / 2
const NAME = 12
const EFFECT = 16

/** Offer and recruited column on the left; active column and permanent craftsman on the right. */
export function craftsmanLines(view: View, text: PrintedText): string[] {
  if (view.pairs.length > 0) return pairLines(view, text)
  const { offer, recruited, activeColumn } = view
  const left = [
    paint.underline(t('cb.offer', { n: view.craftsmanDeck })),
    ...offer.map((id) => cardText(id, ' ', NOBODY, text)),
    paint.underline(t('cb.recruited')),
    ...recruited.map(({ craftsman, recruiter }) =>
      cardText(craftsman, text.letter(recruiter), NOBODY, text),
    ),
  ]
  const right = [
    paint.underline(t('cb.active')),
    ...activeColumn.map(({ craftsman, owner, slots }) => {
      const standing = new Map(slots.map(({ id, worker }) => [id, worker]))
      return cardText(craftsman, owner < 0 ? t('cb.nobody') : text.letter(owner), standing, text)
    }),
    permanentText(view, text),
  ]
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, row) => padded(left[row] ?? '', HALF) + (right[row] ?? ''),
  )
}

const NOBODY: ReadonlyMap<string, number> = new Map()

/** `R Mason  a [1][B] 1w 1s  b [2] 1c 2s`: a slot shows its fee, or the worker on it. */
function cardText(
  id: string,
  mark: string,
  standing: ReadonlyMap<string, number>,
  text: PrintedText,
): string {
  const { name } = text.craftsman(id)
  const [a, b] = text.lines(id).map((line) => lineText(line, standing, text))
  return `${mark} ${padded(paint.bold(cut(name, NAME - 1)), NAME)}${padded(a ?? '', EFFECT)} ${b ?? ''}`
}

function lineText(line: Line, standing: ReadonlyMap<string, number>, text: PrintedText): string {
  const slots = line.slots.map(({ id, fee }) => {
    const worker = standing.get(id) ?? -1
    return `[${worker < 0 ? fee : text.letter(worker)}]`
  })
  return `${slots.join('')} ${text.effect(line)}`
}

/** The permanent craftsman: who stands on its two places. */
function permanentText({ players }: View, text: PrintedText): string {
  const on = [players.map(({ onCoins }) => onCoins), players.map(({ onBuild }) => onBuild)] as const
  const shown = text.places.map((place, index) => {
    const workers = (on[index] ?? []).map((n, seat) => text.letter(seat).repeat(n)).join('')
    return `[${workers === '' ? t('cb.freePlace') : workers}] ${text.effect(place)}`
  })
  const [coins = '', build = ''] = shown
  return `  ${padded(paint.bold(t('cb.permanent')), NAME)}${padded(coins, EFFECT)} ${build}`
}

/** The pairs of the draft: a craftsman and a board each. */
function pairLines({ pairs }: View, text: PrintedText): string[] {
  return [
    paint.underline(t('cb.pairs')),
    ...pairs.map(({ craftsman, board, taker }, index) => {
      const { badge, sites } = item(
        text.printed.boards.filter(({ id }) => id === board),
        0,
      )
      const printed = t('cb.board', {
        badge: letters([badge]),
        sites: sites.map(({ income }) => goods(income)).join(' '),
      })
      const mark = taker < 0 ? t('cb.nobody') : text.letter(taker)
      return `${index + 1} ${padded(cardText(craftsman, mark, NOBODY, text), HALF + 4)} ${printed}`
    }),
  ]
}
