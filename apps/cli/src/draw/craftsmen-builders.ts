import type { Command, View } from '@guildhall/craftsmen-builders'
import { message, type Outcome } from '@guildhall/kernel'
import { t } from '../i18n.ts'
import { paint } from '../output.ts'
import { choiceText, familyOf, headingOf } from './craftsmen-builders/choices.ts'
import { clausesOf } from './craftsmen-builders/clauses.ts'
import { contractLines } from './craftsmen-builders/contract-lines.ts'
import { craftsmanLines } from './craftsmen-builders/craftsman-lines.ts'
import { marketLines } from './craftsmen-builders/market-lines.ts'
import { playerLines } from './craftsmen-builders/player-lines.ts'
import { PrintedText, SYMBOLS } from './craftsmen-builders/printed-text.ts'
import { commandIn } from './craftsmen-builders/typed-commands.ts'
import { reason } from './plain-renderer.ts'
import type { CreateRenderer } from './table-renderer.ts'

/** Craftsmen & Builders in a terminal of a hundred columns. */
export const createCraftsmenBuildersRenderer: CreateRenderer = (table) => {
  const text = new PrintedText(table)
  return {
    name: (seat) => text.name(seat),
    tinted: (seat, shown) => text.tinted(seat, shown),
    draw: (view: View, sitting, brief) => draw(view, sitting, brief, text),
    standing: (view: View) => standing(view, text),
    choice: (view: View, command: Command, label) => choiceText(view, command, label, text),
    heading: headingOf,
    family: familyOf,
    command: (view: View, typed) => commandIn(view, typed, text),
    help: [...HELP.map((key) => t(key)), legend(text)],
    clauses: ({ type }: Command) => clausesOf(type),
    scoreLabel: (label) => message(`score.${label}`),
    reason: whyFirst,
  }
}

const HELP = [
  'cb.help.typed',
  'cb.help.typed2',
  'cb.help.slots',
  'cb.help.building',
  'cb.help.building2',
  'cb.help.contract',
  'cb.help.player',
] as const

function draw(view: View, sitting: readonly string[], brief: boolean, text: PrintedText): string[] {
  return [
    roundLine(view, text),
    ...marketLines(view, brief, text),
    ...craftsmanLines(view, text),
    ...contractLines(view, text),
    ...(brief ? [] : [paint.dim(legend(text)), paint.dim(t('cb.legend'))]),
    ...playerLines(view, sitting, text),
  ].map((line) => line.trimEnd())
}

/** The letters of goods and badges. */
function legend(text: PrintedText): string {
  const badges = SYMBOLS.map((symbol) =>
    t('cb.legend.badge', {
      letter: t(`cb.letter.${symbol}`),
      name: text.translate(message(`symbol.${symbol}`)),
    }),
  )
  return t('cb.legend.letters', { badges: badges.join(' ') })
}

/** The round, the order of the players, and that the end is near. */
function roundLine(view: View, text: PrintedText): string {
  const { round, lap, order, recruited, triggeredBy, over } = view
  if (round === 0) return t('cb.draft', { first: text.name(view.first) })
  const names = (seats: readonly number[]) => seats.map((seat) => text.letter(seat)).join(' ')
  const next = recruited.map(({ recruiter }) => recruiter)
  return [
    t('cb.round', { round, lap, laps: text.printed.constants.lapsPerRound.value }),
    t('cb.order', { names: names(order) }),
    ...(next.length > 0 ? [t('cb.nextOrder', { names: names(next) })] : []),
    ...(triggeredBy >= 0 && !over ? [t('cb.triggered', { name: text.name(triggeredBy) })] : []),
  ].join(' · ')
}

function standing({ players }: View, text: PrintedText): string {
  const { markers } = text.printed.constants.pieces
  return players
    .map(({ points, markers: left }, seat) =>
      t('cb.standing', { name: text.name(seat), n: points, contracts: markers - left }),
    )
    .join(', ')
}

/** Where points are equal the turn order of the last round decides. */
function whyFirst(view: unknown, outcome: Outcome): string {
  const [first, second] = outcome.seats.slice().sort((a, b) => a.rank - b.rank)
  const tied = first !== undefined && second !== undefined && first.total === second.total
  return tied ? t('cb.reason.order') : reason(view, outcome)
}
