import type { Pace } from '@guildhall/tables'
import { formatDuration } from '../format.ts'
import { t } from '../later-messages.ts'

/** The pace of a table, as a whole sentence. */
export function describePace(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('pace.none')
    case 'live':
      return pace.increment === 0
        ? t('pace.ofLivePlain', { bank: formatDuration(pace.bank) })
        : t('pace.ofLive', {
            bank: formatDuration(pace.bank),
            increment: formatDuration(pace.increment),
          })
    case 'days':
      return t('pace.ofDays', {
        bank: formatDuration(pace.bank),
        refund: formatDuration(pace.refund),
      })
  }
}
