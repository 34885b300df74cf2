import type { ReviewedTurn } from '@guildhall/bots/coach'
import { language } from '../words.ts'

/** A part of one in percent; with its sign, where it is added or taken away. */
export const inPercent = (part: number, signed = false): string =>
  new Intl.NumberFormat(language.value, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(part)

/** How much of the chance to win the decisions of a turn have cost. */
export const lostIn = <C>({ decisions }: ReviewedTurn<C>): number =>
  decisions.reduce((sum, { taken, better }) => sum + (better?.win ?? taken.win) - taken.win, 0)
