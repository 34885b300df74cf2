import { item } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { spaceNumber } from '@guildhall/red-cathedral/constants'
import { paint } from '../../output.ts'
import { padded, titled, wrapped } from '../../text.ts'
import { initial, type PrintedText, type SpaceView, tinted } from './printed-text.ts'

/** The width of a space; a quarter is two of them and the line between. */
const SPACE = 23
const QUARTER = 2 * SPACE + 1

/** The ring as it lies: the first two quarters above, the other two below, the cards inside. */
export function marketLines(view: View, printed: PrintedText): string[] {
  const spaces = (numbers: readonly number[]) =>
    `│${numbers.map((space) => padded(spaceText(item(view.market, space), printed), SPACE)).join('│')}│`
  const at = activeSpace(view)
  const numbered = (numbers: readonly number[], [left, inner, middle, right]: Corners) => {
    const [a, b, c, d] = numbers.map((space) => titled(numberOf(space, at), SPACE))
    return `${left}${a}${inner}${b}${middle}${c}${inner}${d}${right}`
  }
  const cards = (quarters: readonly number[], above: string) =>
    quarters.map((quarter) => cardLines(item(view.influenceCards, quarter), above, printed))
  return [
    numbered([0, 1, 2, 3], ['╭', '┬', '┬', '╮']),
    spaces([0, 1, 2, 3]),
    ...cardRows(cards([0, 1], '┴')),
    ...cardRows(cards([3, 2], '─')),
    numbered([7, 6, 5, 4], ['├', '┬', '┼', '┤']),
    spaces([7, 6, 5, 4]),
    `╰${[SPACE, SPACE, SPACE, SPACE].map((width) => '─'.repeat(width)).join('┴')}╯`,
  ]
}

type Corners = readonly [left: string, inner: string, middle: string, right: string]

/** The space that is being used in this turn, or -1. */
const activeSpace = ({ stack }: View): number =>
  stack.find(({ kind }) => kind === 'market')?.space ?? -1

const numberOf = (space: number, active: number): string =>
  space === active
    ? paint.inverse(`▶${spaceNumber(space)}◀`)
    : paint.bold(String(spaceNumber(space)))

function spaceText({ tile, dice }: SpaceView, printed: PrintedText): string {
  const shown = dice.map(({ die, value }) => tinted(die, paint.bold(`${initial(die)}${value}`)))
  return padded(` ${printed.gains(tile).replace(/^1 /, '')}`, SPACE - 9) + shown.join(' ')
}

/** A quarter's card: its name, then its two actions. `above` joins the line between two spaces. */
const cardLines = (card: string, above: string, printed: PrintedText): string[] => [
  titled(paint.bold(printed.name(card)), SPACE) + above + '─'.repeat(SPACE),
  ...printed
    .effects(card)
    .flatMap((effect, i) => wrapped(` ${'ab'[i]} ${effect}`, QUARTER, '     '))
    .map((line) => padded(line, QUARTER)),
]

function cardRows([left = [], right = []]: readonly (readonly string[])[]): string[] {
  const rows = Math.max(left.length, right.length)
  const cell = (lines: readonly string[], row: number) => lines[row] ?? ' '.repeat(QUARTER)
  return Array.from({ length: rows }, (_, row) => {
    const [start, middle, end] = row === 0 ? ['├', '┼', '┤'] : ['│', '│', '│']
    return `${start}${cell(left, row)}${middle}${cell(right, row)}${end}`
  })
}
