import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { padded, titled, WIDTH } from '../../text.ts'
import { initial, letters, type PrintedText, type SectionView, tinted } from './printed-text.ts'
import type { TerminalModule } from './terminal-module.ts'

/** Four towers have room for walls. */
const WIDE = 23

/** The towers side by side, domes on top. */
export function towerLines(
  view: View,
  printed: PrintedText,
  modules: readonly TerminalModule[],
): string[] {
  const { towers } = view
  const width = Math.min(WIDE, Math.floor((WIDTH + 1) / towers.length) - 1)
  const highest = Math.max(...towers.map((tower) => tower.length))
  const columns = towers.map((tower, index) =>
    towerColumn(tower, index, { view, printed, modules, width, highest }),
  )
  const rows = Array.from({ length: highest + 1 }, (_, row) =>
    columns.map((column) => column[row] ?? '').join(' '),
  )
  return [...rows, ...modules.flatMap(({ belowTowers }) => belowTowers?.(view, width) ?? [])]
}

interface Looks {
  readonly view: View
  readonly printed: PrintedText
  readonly modules: readonly TerminalModule[]
  readonly width: number
  readonly highest: number
}

/** One tower from the sky down: empty air, the roof with its name, then the sections. */
function towerColumn(tower: readonly SectionView[], index: number, looks: Looks): string[] {
  const { view, modules, width, highest } = looks
  const [left, right, wall] = width < WIDE ? ['', '', ''] : ['╭', '╮', '│']
  const above = modules.flatMap(({ aboveTower }) => aboveTower?.(view, index) ?? [])
  const name = [paint.bold(`T${index + 1}`), ...above].join(' ')
  const roof = `${left}${titled(name, width - left.length - right.length)}${right}`
  const inside = width - 2 * wall.length
  const sections = tower.map((section, level) => {
    const below = tower[level - 1]
    const reached = below === undefined || below.owner >= 0
    const text = section.finished
      ? finishedText(section, { ...looks, width: inside })
      : sectionText(section, reached, { ...looks, width: inside })
    return wall + padded(text, inside) + wall
  })
  const air = Array.from({ length: highest - tower.length }, () => ' '.repeat(width))
  return [...air, roof, ...sections.reverse()]
}

function sectionText(section: SectionView, reached: boolean, looks: Looks): string {
  const { view, printed, modules, width } = looks
  const type = typeName(section, width)
  const { recognition, rubles, owner, tile } = section
  const lies = modules.map(({ onSection }) => onSection?.(section) ?? '').join('')
  const needs = padded(lackOf(section, looks) + lies, 4)
  const gives = `${recognition}/${rubles}`
  if (owner >= 0) return inColour(view, owner, `${letterOf(view, owner)}${type} ${needs} ${gives}`)
  const open = `${type} ${needs} ${gives} ${tile === null ? '' : printed.sign(tile)}`
  return reached ? `○${open}` : paint.dim(`·${open}`)
}

/** What it lacks in letters; whom the rules play may count it in another way. */
function lackOf(section: SectionView, { view, modules }: Looks): string {
  const automa = modules.find((module) => module.automa?.seat(view) === section.owner)?.automa
  return section.owner < 0 || automa === undefined
    ? letters(section.missing)
    : automa.lacks(section)
}

function finishedText(section: SectionView, { view, printed, width }: Looks): string {
  const { owner, ornament, type } = section
  const name = typeName(section, width).trim()
  const done = inColour(view, owner, `✔${letterOf(view, owner)} ${name}`)
  if (ornament < 0) return `${done} ${paint.dim(t('rc.bare'))}`
  const decorated = `${printed.translate(message(`ornament.${ORNAMENTS[type]}`))} ${letterOf(view, ornament)}`
  return `${done} ${inColour(view, ornament, decorated)}`
}

const ORNAMENTS = { base: 'door', middle: 'arch', dome: 'cross' } as const

const colourOf = (view: View, seat: number): string => view.players[seat]?.colour ?? ''
const letterOf = (view: View, seat: number): string => initial(colourOf(view, seat))
const inColour = (view: View, seat: number, text: string): string =>
  tinted(colourOf(view, seat), text)

/** As much of the name as there is room for. */
function typeName({ type }: SectionView, width: number): string {
  if (width >= 20) return ` ${padded(t(`rc.section.${type}`), 6)}`
  if (width >= 19) return ` ${padded(t(`rc.short.${type}`), 4)}`
  return t(`rc.letter.${type}`)
}
