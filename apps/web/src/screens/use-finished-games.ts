import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { SoloGame, SoloOptions } from '../history/solo-records.ts'
import { call } from '../net/http.ts'
import { me } from '../session.ts'
import { type Task, useTask } from '../shell/task.ts'
import type { Finished } from './about-game.tsx'

/** A finished game, with what solo games are recognised by. */
interface Played extends Finished {
  readonly players: number
  readonly options: SoloOptions
}

/** A finished game as the server lists it. */
export interface ListedGame extends Played {
  /** Imported: played on a device and uploaded when it was over. */
  readonly brought: boolean
}

/** The finished games of a person, the newest first. */
export interface FinishedGames {
  /** Those that were loaded so far; null until the first are. */
  readonly games: ReadonlySignal<readonly ListedGame[] | null>
  readonly hasMore: ReadonlySignal<boolean>
  readonly solo: ReadonlySignal<readonly SoloGame[]>
  readonly task: Task
  loadMore(): void
}

/** The server gives so many at once. */
const PAGE = 50

/** No more requests than this for the records of solo games. */
const MOST_PAGES = 20

export function useFinishedGames(): FinishedGames {
  const games = useSignal<readonly ListedGame[] | null>(null)
  const solo = useSignal<readonly SoloGame[]>([])
  const hasMore = useSignal(false)
  const task = useTask()
  const known = me.value !== null
  const loadMore = () =>
    task.run(async () => {
      const first = games.value === null
      const found = await loadPage(games.value?.at(-1))
      games.value = [...(games.value ?? []), ...found]
      hasMore.value = found.length === PAGE
      // Imported games are counted on the device where they were played.
      if (first) solo.value = soloGames((await loadRest(found)).filter(({ brought }) => !brought))
    })
  useEffect(() => {
    if (me.value) loadMore()
    else if (!known) games.value = []
  }, [me.value, known])
  return { games, hasMore, solo, task, loadMore }
}

const loadPage = (last: ListedGame | undefined): Promise<readonly ListedGame[]> =>
  call('GET', last === undefined ? '/api/me/games' : `/api/me/games?before=${last.ended}`)

/** These games, and all that ended before them. */
async function loadRest(first: readonly ListedGame[]): Promise<readonly ListedGame[]> {
  const all = [...first]
  for (let n = 1, last = first; last.length === PAGE && n < MOST_PAGES; n++) {
    last = await loadPage(all.at(-1))
    all.push(...last)
  }
  return all
}

/** The games against Ivan: a shared first place is no win — IV-7.6. */
export const soloGames = (games: readonly Played[]): SoloGame[] =>
  games.flatMap(({ game, players, options, ended, outcome: { seats } }) => {
    const mine = seats.find(({ seat }) => seat === 0)
    if (game !== 'red-cathedral' || players !== 1 || mine === undefined) return []
    const won = mine.rank === 1 && seats.filter(({ rank }) => rank === 1).length === 1
    return [{ when: ended, options, points: mine.total, won }]
  })
