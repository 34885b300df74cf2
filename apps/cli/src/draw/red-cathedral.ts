import { item, message, type Outcome } from '@guildhall/kernel'
import { type Command, scoreLabel, type View } from '@guildhall/red-cathedral'
import { paint } from '../output.ts'
import { type Key, say } from '../say.ts'
import type { Face } from './face.ts'
import { reason } from './plain.ts'
import { blueprintLines } from './red-cathedral/blueprints.ts'
import { choiceWords, familyOf, headingOf } from './red-cathedral/choices.ts'
import { clausesOf } from './red-cathedral/clauses.ts'
import { archiveLines } from './red-cathedral/contracts.ts'
import { duchyLines } from './red-cathedral/duchy.ts'
import { marketLines } from './red-cathedral/market.ts'
import { playerLines } from './red-cathedral/players.ts'
import { offerLines } from './red-cathedral/reinforcements.ts'
import { towerLines } from './red-cathedral/towers.ts'
import { wishIn } from './red-cathedral/wish.ts'
import { LETTERS, tinted, Words } from './red-cathedral/words.ts'

/** The Red Cathedral in a terminal of a hundred columns. */
export const redCathedralFace: Face = (table) => {
  const words = new Words(table)
  const colours = table.options['colours'] as readonly string[]
  const diamonds = table.options['fourthGuild'] === 'guild-jewelers'
  // A seat beyond those that decide is Ivan's.
  const name = (seat: number): string =>
    table.say(message(seat < table.players ? `player.${item(colours, seat)}` : 'player.ivan'))
  return {
    name,
    tinted: (seat, text) => tinted(item(colours, seat), text),
    draw: (view, sitting, brief) => draw(view as View, sitting, brief, words, diamonds),
    standing: (view) =>
      (view as View).players
        .map(({ prestige }, seat) => say('rc.standing', { name: name(seat), n: prestige }))
        .join(', '),
    choice: (view, command, label) => choiceWords(view as View, command as Command, label, words),
    heading: (command) => headingOf(command as Command),
    family: (command) => familyOf(command as Command, words),
    wish: (view, typed) => wishIn(view as View, typed, words),
    help: [
      ...HELP,
      ...(table.options['contractors'] === true ? DUCHY_HELP : []),
      ...(table.players === 1 ? IVAN_HELP : []),
      ...(GUILD_HELP[String(table.options['fourthGuild'])] ?? []),
    ].map((key) => say(key)),
    clauses: ({ type }) => clausesOf(type as Command['type']),
    scoreLabel,
    reason: (view, outcome) => whyFirst(view as View, outcome),
  }
}

const HELP = [
  'rc.help.typed',
  'rc.help.typed2',
  'rc.help.letters',
  'rc.help.section',
  'rc.help.section2',
  'rc.help.section3',
  'rc.help.workshop',
  'rc.help.workshop2',
] as const

const DUCHY_HELP = [
  'rc.help.duchy',
  'rc.help.duchy2',
  'rc.help.extension',
  'rc.help.extension2',
  'rc.help.duchyTyped',
] as const

const IVAN_HELP = ['rc.help.ivan', 'rc.help.ivan2', 'rc.help.ivan3'] as const

/** By the guild that takes part. */
const GUILD_HELP: Readonly<Record<string, readonly Key[]>> = {
  'guild-jewelers': ['rc.help.diamonds', 'rc.help.diamonds2'],
  'guild-artisans': ['rc.help.artisans'],
  'guild-foremen': ['rc.help.foremen'],
  'guild-contractors': ['rc.help.player'],
  'guild-brickmakers': ['rc.help.reinforcements'],
  'guild-wholesalers': ['rc.help.wholesalers'],
  'guild-archivists': ['rc.help.contracts', 'rc.help.contracts2'],
  'guild-masterbuilders': ['rc.help.blueprints', 'rc.help.blueprints2'],
}

function draw(
  view: View,
  sitting: readonly string[],
  brief: boolean,
  words: Words,
  diamonds: boolean,
): string[] {
  return [
    ...marketLines(view, words),
    ...duchyLines(view, words),
    ...towerLines(view, words),
    ...(brief ? [] : [paint.dim(say('rc.legend'))]),
    ...supplyLines(view, words, diamonds),
    ...offerLines(view, words),
    ...archiveLines(view, words),
    ...blueprintLines(view),
    ...playerLines(view, sitting, words),
    ...endLine(view),
  ].map((line) => line.trimEnd())
}

function endLine({ turnsLeft, over }: View): string[] {
  if (turnsLeft < 0 || over) return []
  return [turnsLeft === 0 ? say('rc.lastTurn') : say('rc.lastTurns', { n: turnsLeft })]
}

/** The supply, which also says what the letters mean; diamonds have a line of their own. */
function supplyLines({ supply }: View, words: Words, diamonds: boolean): string[] {
  const title = `${say('rc.supply')}: `
  const parts = LETTERS.map(
    ([kind, letter]) =>
      `${paint.bold(letter)} ${words.say(message(`kind.${kind}`))} ${supply[kind] ?? 0}`,
  )
  const common = title + parts.slice(0, -1).join(' · ')
  return diamonds ? [common, ' '.repeat(title.length) + parts.at(-1)] : [common]
}

/** RC-12.24 decides where the prestige is equal. */
function whyFirst(view: View, outcome: Outcome): string {
  const [first, second] = outcome.seats.slice().sort((a, b) => a.rank - b.rank)
  if (first === undefined || second === undefined) return ''
  if (first.total !== second.total || first.rank === second.rank) return reason(view, outcome)
  const sections = (seat: number) => item(view.players, seat).finishedSections
  return sections(first.seat) !== sections(second.seat)
    ? say('rc.reason.finished')
    : say('rc.reason.ornaments')
}
