import { item, message, type Outcome } from '@guildhall/kernel'
import { type Command, scoreLabel, type View } from '@guildhall/red-cathedral'
import { t } from '../i18n.ts'
import { paint } from '../output.ts'
import { reason } from './plain-renderer.ts'
import { familyOf } from './red-cathedral/base-commands.ts'
import { marketLines } from './red-cathedral/market-lines.ts'
import {
  choiceText,
  clausesOf,
  commandIn,
  headingOf,
  MODULES,
} from './red-cathedral/modules/terminal-modules.ts'
import { playerLines } from './red-cathedral/player-lines.ts'
import { LETTERS, PrintedText, tinted } from './red-cathedral/printed-text.ts'
import type { TerminalModule } from './red-cathedral/terminal-module.ts'
import { towerLines } from './red-cathedral/tower-lines.ts'
import type { CreateRenderer } from './table-renderer.ts'

/** The Red Cathedral in a terminal of a hundred columns. */
export const createRedCathedralRenderer: CreateRenderer = (table) => {
  const modules = MODULES.filter(({ isUsed }) => isUsed(table))
  const printed = new PrintedText(table)
  const colours = table.options['colours'] as readonly string[]
  const automa = modules.find((module) => module.automa !== undefined)?.automa
  const name = (seat: number): string =>
    table.translate(
      seat >= table.players && automa !== undefined
        ? automa.name
        : message(`player.${item(colours, seat)}`),
    )
  return {
    name,
    tinted: (seat, text) => tinted(item(colours, seat), text),
    draw: (view: View, sitting, brief) =>
      draw(view, { sitting, brief, printed, modules }).map((line) => line.trimEnd()),
    standing: (view: View) =>
      view.players
        .map(({ prestige }, seat) => t('rc.standing', { name: name(seat), n: prestige }))
        .join(', '),
    choice: (view: View, command: Command, label) => choiceText({ view, command, label, printed }),
    heading: headingOf,
    family: (command: Command) => familyOf(command, printed),
    command: (view: View, typed) => commandIn(view, typed, printed),
    help: modules.flatMap(({ help = [] }) => help),
    clauses: clausesOf,
    scoreLabel,
    reason: whyFirst,
  }
}

interface Drawn {
  readonly sitting: readonly string[]
  readonly brief: boolean
  readonly printed: PrintedText
  readonly modules: readonly TerminalModule[]
}

function draw(view: View, { sitting, brief, printed, modules }: Drawn): string[] {
  return [
    ...marketLines(view, printed),
    ...modules.flatMap(({ belowMarket }) => belowMarket?.(view, printed) ?? []),
    ...towerLines(view, printed, modules),
    ...(brief ? [] : [paint.dim(t('rc.legend'))]),
    supplyLine(view, printed),
    ...modules.flatMap(({ belowSupply }) => belowSupply?.(view, printed) ?? []),
    ...playerLines(view, sitting, printed, modules),
    ...endLine(view),
  ]
}

function endLine({ turnsLeft, over }: View): string[] {
  if (turnsLeft < 0 || over) return []
  return [turnsLeft === 0 ? t('rc.lastTurn') : t('rc.lastTurns', { n: turnsLeft })]
}

/** The supply, which also says what the letters mean. */
function supplyLine({ supply }: View, printed: PrintedText): string {
  const parts = LETTERS.slice(0, -1).map(
    ([kind, letter]) =>
      `${paint.bold(letter)} ${printed.translate(message(`kind.${kind}`))} ${supply[kind] ?? 0}`,
  )
  return `${t('rc.supply')}: ${parts.join(' · ')}`
}

/** RC-12.24 decides where the prestige is equal. */
function whyFirst(view: View, outcome: Outcome): string {
  const [first, second] = outcome.seats.slice().sort((a, b) => a.rank - b.rank)
  if (first === undefined || second === undefined) return ''
  if (first.total !== second.total || first.rank === second.rank) return reason(view, outcome)
  const sections = (seat: number) => item(view.players, seat).finishedSections
  return sections(first.seat) !== sections(second.seat)
    ? t('rc.reason.finished')
    : t('rc.reason.ornaments')
}
