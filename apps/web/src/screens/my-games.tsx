import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { SoloGame, SoloOptions } from '../history/solo-records.ts'
import { t } from '../i18n.ts'
import type { FinishedDeviceGame } from '../local/device-lists.ts'
import { hasDeviceTables } from '../local/has-device-tables.ts'
import { call } from '../net/http.ts'
import { Link } from '../router.tsx'
import { me } from '../session.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { lazy } from '../shell/lazy.tsx'
import { Column } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { AboutGame, type Finished, nameAndDate } from './about-game.tsx'
import { SoloRecordsTable } from './solo-records-table.tsx'
import './my-games.css'

/** What solo games are recognised by. */
interface Played extends Finished {
  readonly players: number
  readonly options: SoloOptions
}

/** As the server lists it. */
interface Listed extends Played {
  /** Imported: played on a device and uploaded when it was over. */
  readonly brought: boolean
}

/** The server gives so many at once. */
const AT_ONCE = 50

/** No more requests than this for the records of solo games. */
const MOST_PAGES = 20

const page = (last: Listed | undefined): Promise<readonly Listed[]> =>
  call('GET', last === undefined ? '/api/me/games' : `/api/me/games?before=${last.ended}`)

const GamesHere = lazy(async () => (await import('./device-games.tsx')).DeviceGames)

/** Games that were played to their end. */
export function MyGames() {
  const games = useSignal<readonly Listed[] | null>(null)
  const solo = useSignal<readonly SoloGame[]>([])
  const onDevice = useSignal<readonly FinishedDeviceGame[]>([])
  const more = useSignal(false)
  const task = useTask()
  const known = me.value !== null
  const load = () =>
    task.run(async () => {
      const first = games.value === null
      const found = await page(games.value?.at(-1))
      games.value = [...(games.value ?? []), ...found]
      more.value = found.length === AT_ONCE
      // Imported games are counted on the device where they were played.
      const all = first ? await allAfter(found) : []
      if (first) solo.value = soloGames(all.filter(({ brought }) => !brought))
    })
  useEffect(() => {
    if (me.value) load()
    else if (!known) games.value = []
  }, [me.value, known])
  return (
    <Column title={t('games.title')}>
      {hasDeviceTables.value && (
        <GamesHere
          onLoad={(found) => {
            onDevice.value = found
          }}
        />
      )}
      {me.value?.kind === 'guest' && (
        <p class="muted">
          {t('games.guest')} <Link href="/account">{t('settings.makeAccount')}</Link>
        </p>
      )}
      {games.value === null && task.failure.value === null && (
        <p class="muted">{t('page.loading')}</p>
      )}
      {games.value?.length === 0 && onDevice.value.length === 0 && (
        <>
          <p>{t('games.none')}</p>
          <Link class="button primary" href="/">
            {t('home.playNow')}
          </Link>
        </>
      )}
      <SoloRecordsTable
        games={[...solo.value, ...soloGames(onDevice.value.filter(({ whole }) => whole))]}
      />
      <ol class="finished">
        {games.value?.map((game) => (
          <li key={game.id} class="sheet">
            <FinishedGame game={game} />
          </li>
        ))}
      </ol>
      <Failure task={task} />
      {(more.value || task.failure.value !== null) && (
        <TaskButton task={task} onClick={load}>
          {task.failure.value === null ? t('games.more') : t('page.again')}
        </TaskButton>
      )}
    </Column>
  )
}

/** These games, and all that ended before them. */
async function allAfter(first: readonly Listed[]): Promise<readonly Listed[]> {
  const all = [...first]
  for (let n = 1, last = first; last.length === AT_ONCE && n < MOST_PAGES; n++) {
    last = await page(all.at(-1))
    all.push(...last)
  }
  return all
}

/** The games against Ivan: a shared first place is no win — IV-7.6. */
const soloGames = (games: readonly Played[]): SoloGame[] =>
  games.flatMap(({ game, players, options, ended, outcome: { seats } }) => {
    const mine = seats.find(({ seat }) => seat === 0)
    if (game !== 'red-cathedral' || players !== 1 || mine === undefined) return []
    const won = mine.rank === 1 && seats.filter(({ rank }) => rank === 1).length === 1
    return [{ when: ended, options, points: mine.total, won }]
  })

function FinishedGame({ game }: { readonly game: Listed }) {
  const about = nameAndDate(game)
  return (
    <>
      <AboutGame game={game} {...(game.brought ? { note: t('device.imported') } : {})} />
      <Link class="button" href={`/t/${game.id}/replay`} aria-label={t('games.replayOf', about)}>
        {t('games.replay')}
      </Link>
      <a
        class="button"
        href={`/api/tables/${game.id}/file`}
        download={`${game.id}.guildhall.json`}
        aria-label={t('games.fileOf', about)}
      >
        {t('games.file')}
      </a>
    </>
  )
}
