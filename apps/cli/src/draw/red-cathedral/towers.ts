import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import { padded, titled, WIDTH } from '../../text.ts'
import { initial, letters, type SectionView, sizeOf, tinted, type Words } from './words.ts'

/** Four towers have room for walls. */
const WIDE = 23

/** The towers side by side, domes on top. */
export function towerLines(view: View, words: Words): string[] {
  const { towers } = view
  const width = Math.min(WIDE, Math.floor((WIDTH + 1) / towers.length) - 1)
  const highest = Math.max(...towers.map((tower) => tower.length))
  const columns = towers.map((tower, index) =>
    towerColumn(view, tower, index, { words, width, highest }),
  )
  const rows = Array.from({ length: highest + 1 }, (_, row) =>
    columns.map((column) => column[row] ?? '').join(' '),
  )
  return [...rows, ...foremanLine(view, width)]
}

/** GU-FOREMEN-3: the foreman under the tower that he inspects. */
const foremanLine = ({ foreman }: View, width: number): string[] =>
  foreman === null ? [] : [' '.repeat(foreman * (width + 1) + 1) + paint.bold(say('rc.foreman'))]

interface Looks {
  readonly words: Words
  readonly width: number
  readonly highest: number
}

/** One tower from the sky down: empty air, the roof with its name, then the sections. */
function towerColumn(
  view: View,
  tower: readonly SectionView[],
  index: number,
  { words, width, highest }: Looks,
): string[] {
  const [left, right, wall] = width < WIDE ? ['', '', ''] : ['╭', '╮', '│']
  const name = [paint.bold(`T${index + 1}`), ...cityAbove(view, index)].join(' ')
  const roof = `${left}${titled(name, width - left.length - right.length)}${right}`
  const sections = tower.map((section, level) => {
    const below = tower[level - 1]
    const reached = below === undefined || below.owner >= 0
    const inside = width - 2 * wall.length
    return wall + padded(sectionWords(view, section, reached, words, inside), inside) + wall
  })
  const air = Array.from({ length: highest - tower.length }, () => ' '.repeat(width))
  return [...air, roof, ...sections.reverse()]
}

/** CT-2.6, CT-8.2: the city tile lies above its tower until that is finished. */
const cityAbove = ({ duchy }: View, tower: number): string[] =>
  (duchy?.cities ?? [])
    .filter((city) => city.tower === tower && !city.closed)
    .map(({ name }) => name)

function sectionWords(
  view: View,
  section: SectionView,
  reached: boolean,
  words: Words,
  width: number,
): string {
  const type = typeName(section, width)
  if (section.finished) return finishedWords(view, section, type, words)
  const { missing, diamonds, recognition, rubles, owner, tile } = section
  const lacks = owner === view.ivan?.seat ? `×${sizeOf(missing)}` : letters(missing)
  const needs = padded(lacks + '◆'.repeat(sizeOf(diamonds)), 4)
  const gives = `${recognition}/${rubles}`
  if (owner >= 0) return inColour(view, owner, `${letterOf(view, owner)}${type} ${needs} ${gives}`)
  const open = `${type} ${needs} ${gives} ${tile === null ? '' : words.sign(tile)}`
  return reached ? `○${open}` : paint.dim(`·${open}`)
}

function finishedWords(
  view: View,
  { owner, ornament, type }: SectionView,
  name: string,
  words: Words,
): string {
  const done = inColour(view, owner, `✔${letterOf(view, owner)} ${name.trim()}`)
  if (ornament < 0) return `${done} ${paint.dim(say('rc.bare'))}`
  const decorated = `${words.say(message(`ornament.${ORNAMENTS[type]}`))} ${letterOf(view, ornament)}`
  return `${done} ${inColour(view, ornament, decorated)}`
}

const ORNAMENTS = { base: 'door', middle: 'arch', dome: 'cross' } as const

const colourOf = (view: View, seat: number): string => view.players[seat]?.colour ?? ''
const letterOf = (view: View, seat: number): string => initial(colourOf(view, seat))
const inColour = (view: View, seat: number, words: string): string =>
  tinted(colourOf(view, seat), words)

/** As much of the name as there is room for. */
function typeName({ type }: SectionView, width: number): string {
  if (width >= 20) return ` ${padded(say(`rc.section.${type}`), 6)}`
  if (width >= 19) return ` ${padded(say(`rc.short.${type}`), 4)}`
  return say(`rc.letter.${type}`)
}
