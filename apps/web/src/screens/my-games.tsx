import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import type { FinishedDeviceGame } from '../local/device-lists.ts'
import { hasDeviceTables } from '../local/has-device-tables.ts'
import { Link } from '../router.tsx'
import { me } from '../session.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { lazy } from '../shell/lazy.tsx'
import { setter } from '../shell/setter.ts'
import { Column } from '../shell/site.tsx'
import { AboutGame, nameAndDate } from './about-game.tsx'
import { SoloRecordsTable } from './solo-records-table.tsx'
import {
  type FinishedGames,
  type ListedGame,
  soloGames,
  useFinishedGames,
} from './use-finished-games.ts'
import './my-games.css'

const DeviceGames = lazy(async () => (await import('./device-games.tsx')).DeviceGames)

/** Games that were played to their end. */
export function MyGames() {
  const finished = useFinishedGames()
  const onDevice = useSignal<readonly FinishedDeviceGame[]>([])
  const { games, solo } = finished
  return (
    <Column title={t('games.title')}>
      {hasDeviceTables.value && <DeviceGames onLoad={setter(onDevice)} />}
      {me.value?.kind === 'guest' && (
        <p class="muted">
          {t('games.guest')} <Link href="/account">{t('settings.makeAccount')}</Link>
        </p>
      )}
      {games.value === null && finished.task.failure.value === null && (
        <p class="muted">{t('page.loading')}</p>
      )}
      {games.value?.length === 0 && onDevice.value.length === 0 && <NoGames />}
      <SoloRecordsTable
        games={[...solo.value, ...soloGames(onDevice.value.filter(({ whole }) => whole))]}
      />
      <ServerGames finished={finished} />
    </Column>
  )
}

const NoGames = () => (
  <>
    <p>{t('games.none')}</p>
    <Link class="button primary" href="/">
      {t('home.playNow')}
    </Link>
  </>
)

function ServerGames({ finished }: { readonly finished: FinishedGames }) {
  const { games, hasMore, task, loadMore } = finished
  const failed = task.failure.value !== null
  return (
    <>
      <ol class="finished">
        {games.value?.map((game) => (
          <li key={game.id} class="sheet">
            <FinishedGame game={game} />
          </li>
        ))}
      </ol>
      <Failure task={task} />
      {(hasMore.value || failed) && (
        <TaskButton task={task} onClick={loadMore}>
          {failed ? t('page.again') : t('games.more')}
        </TaskButton>
      )}
    </>
  )
}

function FinishedGame({ game }: { readonly game: ListedGame }) {
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
