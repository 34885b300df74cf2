import type { TableView } from '@guildhall/tables'
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableLink } from '../../net/table-link.ts'
import type { TableGame } from '../use-table-game.ts'
import type { Follow } from './follow.ts'
import type * as Parts from './parts.ts'

/** What helps to follow the others, and how it looks. */
export interface Following {
  readonly follow: Follow
  readonly parts: typeof Parts
}

/**
 * It is loaded once somebody has played; null before. Turns that are played while it loads are
 * shown as well, so every view is kept until then.
 */
export function useFollow(
  link: TableLink,
  tableGame: ReadonlySignal<TableGame | null>,
): ReadonlySignal<Following | null> {
  const follow = useSignal<Following | null>(null)
  const played = useComputed(() => link.events.value.some(({ fact }) => fact.type === 'played'))
  const views = useSignal<readonly TableView[]>([])
  const closed = useSignal(false)
  useSignalEffect(() => {
    const view = link.view.value
    if (view !== null && follow.value === null) views.value = [...views.peek(), view]
  })
  useSignalEffect(() => {
    const loaded = tableGame.value
    if (!played.value || loaded === null || follow.peek() !== null) return
    Promise.all([import('./parts.ts'), loaded.client.scenes()]).then(
      ([parts, scenes]) => {
        if (closed.peek() || follow.peek() !== null) return
        const followed = { link, tableGame, scenes, views: views.peek() }
        follow.value = { parts, follow: new parts.Follow(followed) }
        views.value = []
      },
      () => {}, // without it the table is played as well
    )
  })
  useEffect(
    () => () => {
      closed.value = true
      follow.peek()?.follow.close()
    },
    [],
  )
  return follow
}
