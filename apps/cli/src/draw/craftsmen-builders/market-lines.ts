import type { View } from '@guildhall/craftsmen-builders'
import { item } from '@guildhall/kernel'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { cut, padded, paddedLeft, widthOf } from '../../text.ts'
import { goods, letters, type PrintedText } from './printed-text.ts'

type RowView = View['market'][number]

/** The width of a position, also where room is scarce, and of what stands before a row. */
const CELL = 22
const BRIEF = 23
const LABEL = 5
const LEVELS = ['I', 'II', 'III'] as const

/** The rows of the market, level III on top, as they lie. */
export function marketLines({ market }: View, brief: boolean, text: PrintedText): string[] {
  const rows = market.slice().reverse()
  if (brief) return rows.flatMap((row) => briefRow(row, text))
  const last = `╰${rows[0]?.buildings.map(() => '─'.repeat(CELL)).join('┴')}╯`
  return [...rows.flatMap((row, index) => fullRow(row, index === 0, text)), indented('', last)]
}

/** Names in the line above, then cost, badges and points, then incomes and the gains of the position. */
function fullRow(row: RowView, top: boolean, text: PrintedText): string[] {
  const [left, middle, right] = top ? ['╭', '┬', '╮'] : ['├', '┼', '┤']
  const cells = row.buildings.map((_, position) => cellText(row, position, text, ' '))
  const names = cells.map(({ name }) => titled(name))
  const walled = (texts: readonly string[]) =>
    `│${texts.map((text) => padded(` ${text}`, CELL)).join('│')}│`
  return [
    indented(LEVELS[row.level - 1] ?? '', `${left}${names.join(middle)}${right}`),
    indented(
      t('cb.deck'),
      walled(
        cells.map(
          ({ cost, badges, points }) =>
            padded(cost, 11) + padded(badges, 6) + paddedLeft(points, 3),
        ),
      ),
    ),
    indented(
      String(row.deck),
      walled(cells.map(({ incomes, gains }) => padded(incomes, 11) + gains)),
    ),
  ]
}

/** Two lines a row, without the lines between. */
function briefRow(row: RowView, text: PrintedText): string[] {
  const cells = row.buildings.map((_, position) => cellText(row, position, text, ''))
  const beside = (texts: readonly string[]) => texts.map((text) => padded(text, BRIEF)).join('│')
  return [
    (LEVELS[row.level - 1] ?? '').padEnd(LABEL) +
      beside(
        cells.map(({ name, badges, points }) => {
          const [more, room] = [`${badges} ${points}`.trim(), BRIEF - 1]
          const width = room - widthOf(more)
          return `${padded(paint.bold(cut(name, width)), width)} ${more}`
        }),
      ),
    t('cb.deckBrief', { n: row.deck }).padEnd(LABEL) +
      beside(
        cells.map(
          ({ cost, incomes, gains }) =>
            `${padded(cost, 7)} ${padded(incomes, 8)} ${gains.replace(' ', '')}`,
        ),
      ),
  ]
}

interface Cell {
  readonly name: string
  readonly cost: string
  readonly badges: string
  readonly points: string
  readonly incomes: string
  readonly gains: string
}

function cellText(row: RowView, position: number, text: PrintedText, between: string): Cell {
  const id = item(row.buildings, position)
  const gains = gainText(row.level, position, text)
  if (id === null) {
    const pending = row.pending && position === row.buildings.length - 1
    const name = t(pending ? 'cb.pending' : 'cb.empty')
    return { name, cost: '', badges: '', points: '', incomes: '', gains: pending ? gains : '' }
  }
  const { name, castle, cost, badges, points } = text.building(id)
  return {
    name: castle ? t('cb.castle', { name }) : name,
    cost: goods(cost, between),
    badges: letters(badges),
    points: t('cb.points', { n: points }),
    incomes: incomeText(id, text, between),
    gains,
  }
}

/** The income on top, and when covered: `+2c 1w/1c`. */
export function incomeText(id: string, text: PrintedText, between = ' '): string {
  const { income, residual } = text.building(id)
  const covered = residual.length === 0 ? '' : `/${goods(residual, between)}`
  return `+${goods(income, between)}${covered}`
}

/** What building from a position brings to the builder and to the others. */
export function gainText(level: number, position: number, text: PrintedText): string {
  const row = item(text.printed.market.rows, level - 1)
  const { builder, others } = item(row.positions, position)
  return [
    ...(builder.length > 0 ? [t('cb.builder', { what: goods(builder) })] : []),
    ...(others.length > 0 ? [t('cb.others', { what: goods(others) })] : []),
  ].join(' ')
}

const indented = (label: string, line: string): string => padded(label, LABEL) + line

/** `─ name ─────`, as wide as a position. */
function titled(name: string): string {
  const shown = cut(name, CELL - 4)
  return `─ ${paint.bold(shown)} ${'─'.repeat(CELL - 3 - widthOf(shown))}`
}
