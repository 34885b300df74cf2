import { stableHash } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'

/** What it takes to find a bug: the table, the step, the version, a hash of the view. */
export function bugReport({ id, game, number, play }: TableView): string {
  return [
    `Guildhall ${__VERSION__}`,
    `table ${id} (${game})`,
    `step ${number}`,
    `seen by ${play?.viewer ?? 'nobody'}`,
    `hash ${stableHash(play?.view ?? null)}`,
    navigator.userAgent,
  ].join('\n')
}
