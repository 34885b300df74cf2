import type { Command, View } from '@guildhall/craftsmen-builders'
import { message, type Outcome } from '@guildhall/kernel'
import { paint } from '../output.ts'
import { say } from '../say.ts'
import { choiceWords, familyOf, headingOf } from './craftsmen-builders/choices.ts'
import { clausesOf } from './craftsmen-builders/clauses.ts'
import { contractLines } from './craftsmen-builders/contracts.ts'
import { craftsmanLines } from './craftsmen-builders/craftsmen.ts'
import { marketLines } from './craftsmen-builders/market.ts'
import { playerLines } from './craftsmen-builders/players.ts'
import { PrintedText, SYMBOLS } from './craftsmen-builders/printed-text.ts'
import { commandIn } from './craftsmen-builders/typed.ts'
import type { Face } from './face.ts'
import { reason } from './plain.ts'

/** Craftsmen & Builders in a terminal of a hundred columns. */
export const craftsmenBuildersFace: Face = (table) => {
  const words = new PrintedText(table)
  return {
    name: (seat) => words.name(seat),
    tinted: (seat, text) => words.tinted(seat, text),
    draw: (view, sitting, brief) => draw(view as View, sitting, brief, words),
    standing: (view) => standing(view as View, words),
    choice: (view, command, label) => choiceWords(view as View, command as Command, label, words),
    heading: (command) => headingOf(command as Command),
    family: (command) => familyOf(command as Command),
    command: (view, typed) => commandIn(view as View, typed, words),
    help: [...HELP.map((key) => say(key)), legend(words)],
    clauses: ({ type }) => clausesOf(type as Command['type']),
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

function draw(
  view: View,
  sitting: readonly string[],
  brief: boolean,
  words: PrintedText,
): string[] {
  return [
    roundLine(view, words),
    ...marketLines(view, brief, words),
    ...craftsmanLines(view, words),
    ...contractLines(view, words),
    ...(brief ? [] : [paint.dim(legend(words)), paint.dim(say('cb.legend'))]),
    ...playerLines(view, sitting, words),
  ].map((line) => line.trimEnd())
}

/** The letters of goods and badges. */
function legend(words: PrintedText): string {
  const badges = SYMBOLS.map((symbol) =>
    say('cb.legend.badge', {
      letter: say(`cb.letter.${symbol}`),
      name: words.say(message(`symbol.${symbol}`)),
    }),
  )
  return say('cb.legend.letters', { badges: badges.join(' ') })
}

/** The round, the order of the players, and that the end is near. */
function roundLine(view: View, words: PrintedText): string {
  const { round, lap, order, recruited, triggeredBy, over } = view
  if (round === 0) return say('cb.draft', { first: words.name(view.first) })
  const names = (seats: readonly number[]) => seats.map((seat) => words.letter(seat)).join(' ')
  const next = recruited.map(({ recruiter }) => recruiter)
  return [
    say('cb.round', { round, lap, laps: words.printed.constants.lapsPerRound.value }),
    say('cb.order', { names: names(order) }),
    ...(next.length > 0 ? [say('cb.nextOrder', { names: names(next) })] : []),
    ...(triggeredBy >= 0 && !over ? [say('cb.triggered', { name: words.name(triggeredBy) })] : []),
  ].join(' · ')
}

function standing({ players }: View, words: PrintedText): string {
  const { markers } = words.printed.constants.pieces
  return players
    .map(({ points, markers: left }, seat) =>
      say('cb.standing', { name: words.name(seat), n: points, contracts: markers - left }),
    )
    .join(', ')
}

/** Where points are equal the turn order of the last round decides. */
function whyFirst(view: unknown, outcome: Outcome): string {
  const [first, second] = outcome.seats.slice().sort((a, b) => a.rank - b.rank)
  const tied = first !== undefined && second !== undefined && first.total === second.total
  return tied ? say('cb.reason.order') : reason(view, outcome)
}
