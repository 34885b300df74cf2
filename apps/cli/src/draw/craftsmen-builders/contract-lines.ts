import type { View } from '@guildhall/craftsmen-builders'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { padded } from '../../text.ts'
import { letters, type PrintedText } from './printed-text.ts'

const LABEL = 10
const CELL = 30
const A_ROW = 3

/** The six contracts: symbols, power, and who has realised each, the earliest first. */
export function contractLines({ contracts }: View, text: PrintedText): string[] {
  const cells = contracts.map(({ id, kind, realisers }) => {
    const { badges = [] } = text.printed.contracts.find((each) => each.id === id) ?? {}
    const done = realisers.length === 0 ? '' : ` ✔${text.letters(realisers)}`
    return padded(
      `${paint.bold(letters(doubleFirst(badges, kind)))} ${text.power(kind)}${done}`,
      CELL,
    )
  })
  const rows = Array.from({ length: Math.ceil(cells.length / A_ROW) }, (_, row) =>
    cells.slice(row * A_ROW, (row + 1) * A_ROW).join(''),
  )
  return rows.map((row, index) => padded(index === 0 ? t('cb.contracts') : '', LABEL) + row)
}

/** The symbol that is there twice stands in front: it is the kind of the contract. */
const doubleFirst = (badges: readonly string[], kind: string): string[] => [
  ...badges.filter((badge) => badge === kind),
  ...badges.filter((badge) => badge !== kind),
]
