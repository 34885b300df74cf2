import type { View } from '@guildhall/craftsmen-builders'
import { item } from '@guildhall/kernel'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import { cut, padded, paddedLeft, widthOf } from '../../text.ts'
import { goods, letters, type PrintedText } from './printed-text.ts'

type RowView = View['market'][number]

/** The width of a position, also where room is scarce, and of what stands before a row. */
const CELL = 22
const BRIEF = 23
const LABEL = 5
const LEVELS = ['I', 'II', 'III'] as const

/** The rows of the market, level III on top, as they lie. */
export function marketLines({ market }: View, brief: boolean, words: PrintedText): string[] {
  const rows = market.slice().reverse()
  if (brief) return rows.flatMap((row) => briefRow(row, words))
  const last = `╰${rows[0]?.buildings.map(() => '─'.repeat(CELL)).join('┴')}╯`
  return [...rows.flatMap((row, index) => fullRow(row, index === 0, words)), indented('', last)]
}

/** Names in the line above, then cost, badges and points, then incomes and the gains of the position. */
function fullRow(row: RowView, top: boolean, words: PrintedText): string[] {
  const [left, middle, right] = top ? ['╭', '┬', '╮'] : ['├', '┼', '┤']
  const cells = row.buildings.map((id, position) => cellWords(row, id, position, words, ' '))
  const names = cells.map(({ name }) => titled(name))
  const walled = (texts: readonly string[]) =>
    `│${texts.map((text) => padded(` ${text}`, CELL)).join('│')}│`
  return [
    indented(LEVELS[row.level - 1] ?? '', `${left}${names.join(middle)}${right}`),
    indented(
      say('cb.deck'),
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
function briefRow(row: RowView, words: PrintedText): string[] {
  const cells = row.buildings.map((id, position) => cellWords(row, id, position, words, ''))
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
    say('cb.deckBrief', { n: row.deck }).padEnd(LABEL) +
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

function cellWords(
  row: RowView,
  id: string | null,
  position: number,
  words: PrintedText,
  between: string,
): Cell {
  const gains = gainWords(row.level, position, words)
  if (id === null) {
    const pending = row.pending && position === row.buildings.length - 1
    const name = say(pending ? 'cb.pending' : 'cb.empty')
    return { name, cost: '', badges: '', points: '', incomes: '', gains: pending ? gains : '' }
  }
  const { name, castle, cost, badges, points } = words.building(id)
  return {
    name: castle ? say('cb.castle', { name }) : name,
    cost: goods(cost, between),
    badges: letters(badges),
    points: say('cb.points', { n: points }),
    incomes: incomeWords(id, words, between),
    gains,
  }
}

/** The income on top, and when covered: `+2c 1w/1c`. */
export function incomeWords(id: string, words: PrintedText, between = ' '): string {
  const { income, residual } = words.building(id)
  const covered = residual.length === 0 ? '' : `/${goods(residual, between)}`
  return `+${goods(income, between)}${covered}`
}

/** What building from a position brings to the builder and to the others. */
export function gainWords(level: number, position: number, words: PrintedText): string {
  const row = item(words.printed.market.rows, level - 1)
  const { builder, others } = item(row.positions, position)
  return [
    ...(builder.length > 0 ? [say('cb.builder', { what: goods(builder) })] : []),
    ...(others.length > 0 ? [say('cb.others', { what: goods(others) })] : []),
  ].join(' ')
}

const indented = (label: string, line: string): string => padded(label, LABEL) + line

/** `─ name ─────`, as wide as a position. */
function titled(name: string): string {
  const shown = cut(name, CELL - 4)
  return `─ ${paint.bold(shown)} ${'─'.repeat(CELL - 3 - widthOf(shown))}`
}
