import type { EventView } from '@guildhall/tables'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameClient, PostGame } from '../../game-client.ts'
import { loadFinishedTable } from '../../history/load-finished-table.ts'
import type { LoadedGame } from '../../history/load-game-file.ts'
import type { TableLink } from '../../net/table-link.ts'
import { setter } from '../../shell/setter.ts'

/** What is loaded after the end: the whole game, and the times of its events. */
export interface FinishedTable {
  readonly file: LoadedGame | null
  readonly events: readonly EventView[]
}

/** Null until it is loaded. Without the file the result is shown all the same. */
export function useFinishedTable(link: TableLink): ReadonlySignal<FinishedTable | null> {
  const finished = useSignal<FinishedTable | null>(null)
  useEffect(() => {
    Promise.all([
      loadFinishedTable(link.id).then(
        ({ file }) => (file.ok ? file : null),
        () => null,
      ),
      link.backend.log(link.id, null).catch(() => []),
    ]).then(([file, events]) => {
      finished.value = { file, events }
    })
  }, [link])
  return finished
}

/** How a game shows its result; null until it is loaded. */
export function usePostGame(client: GameClient): {
  readonly postGame: PostGame | null
  readonly failed: boolean
} {
  const postGame = useSignal<PostGame | null>(null)
  const failed = useSignal(false)
  useEffect(() => {
    client.postGame().then(setter(postGame), () => {
      failed.value = true
    })
  }, [client])
  return { postGame: postGame.value, failed: failed.value }
}
