import type { Viewer } from '@guildhall/kernel'
import { type JournalStore, Quarantined } from './ports.ts'
import { TableState } from './table-state.ts'
import { type EventView, viewEntry } from './table-view.ts'

/** How many stored entries are read and applied at a time. */
export const SLICE = 500

/**
 * What happened after a number, until the table is as it is `now`, described as it was then. The
 * entries are read and applied in slices: others get their turn between two.
 */
export async function missedSince(
  store: Pick<JournalStore, 'entries'>,
  now: TableState,
  seen: number,
  viewerAt: (then: TableState) => Viewer,
): Promise<readonly EventView[]> {
  const { header, number } = now
  const then = new TableState(header)
  const missed: EventView[] = []
  while (then.number < number) {
    const most = Math.min(SLICE, number - then.number)
    const slice = await store.entries(header.id, then.number, most)
    if (slice.length === 0) throw new Quarantined(`entry ${then.number + 1} is missing`)
    for (const entry of slice) {
      then.apply(entry)
      if (entry.number > seen) missed.push(viewEntry(then, entry, viewerAt(then)))
    }
  }
  return missed
}
