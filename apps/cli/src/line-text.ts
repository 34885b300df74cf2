import { describeLine } from '@guildhall/bots/coach'
import type { AnyCommand } from '@guildhall/kernel'
import { counted } from '@guildhall/texts'
import type { Table } from './game-table.ts'
import { t } from './i18n.ts'

/** What a seat would do in one go, in words. */
export const lineText = (table: Table, state: unknown, commands: readonly AnyCommand[]): string =>
  counted(describeLine(table.game, state, commands))
    .map(({ message, n }) => {
      const words = table.translate(message)
      return n === 1 ? words : t('line.times', { n, words })
    })
    .join(' · ')

export const percent = (part: number, digits = 0): string =>
  t('line.percent', { n: (Math.round(part * 100 * 10 ** digits) + 0) / 10 ** digits })

/** Points ahead, or behind. */
export const points = (margin: number): string =>
  `${margin < 0 ? '−' : '+'}${Math.abs(margin).toFixed(1)}`
