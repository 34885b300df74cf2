import { stableHash } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'

/** What one needs to know to find a fault: which table, which step, which version, what was seen. */
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
