import { parseGameFile } from '@guildhall/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../later-messages.ts'
import { device } from '../local/device-backend.ts'
import { type FinishedDeviceGame, finishedDeviceGames } from '../local/device-lists.ts'
import { removeTable } from '../local/store.ts'
import { ConfirmDialog } from '../play/confirm-dialog.tsx'
import { Link } from '../router.tsx'
import { AboutGame, nameAndDate } from './about-game.tsx'
import { saveGameFile } from './end/share.ts'
import { UploadGame } from './upload-game.tsx'

/** Games that were played to their end on this device. */
export function DeviceGames({
  onLoad,
}: {
  readonly onLoad: (games: readonly FinishedDeviceGame[]) => void
}) {
  const games = useSignal<readonly FinishedDeviceGame[]>([])
  const deleting = useSignal<FinishedDeviceGame | null>(null)
  const load = async () => {
    games.value = await finishedDeviceGames()
    onLoad(games.value)
  }
  useEffect(() => {
    load()
  }, [])
  if (games.value.length === 0) return null
  return (
    <section class="device-games" aria-labelledby="device-games">
      <h2 id="device-games">{t('device.games')}</h2>
      <p class="muted">{t('device.gamesMore')}</p>
      <ol class="finished">
        {games.value.map((game) => (
          <li key={game.id} class="sheet">
            <Game
              game={game}
              remove={() => {
                deleting.value = game
              }}
            />
          </li>
        ))}
      </ol>
      {deleting.value !== null && (
        <ConfirmDialog
          onYes={async () => {
            const { id = '' } = deleting.value ?? {}
            deleting.value = null
            await removeTable(id)
            await load()
          }}
          onNo={() => {
            deleting.value = null
          }}
        />
      )}
    </section>
  )
}

function Game({
  game,
  remove,
}: {
  readonly game: FinishedDeviceGame
  readonly remove: () => void
}) {
  const about = nameAndDate(game)
  return (
    <>
      <AboutGame game={game} {...(game.whole ? {} : { note: t('device.forked') })} />
      <div class="actions">
        <Link class="button" href={`/t/${game.id}/end`} aria-label={t('device.resultOf', about)}>
          {t('device.result')}
        </Link>
        <Link class="button" href={`/t/${game.id}/replay`} aria-label={t('games.replayOf', about)}>
          {t('games.replay')}
        </Link>
        <button
          type="button"
          class="button"
          aria-label={t('games.fileOf', about)}
          onClick={() => download(game.id)}
        >
          {t('games.file')}
        </button>
        {game.whole && <UploadGame id={game.id} />}
        <button
          type="button"
          class="button"
          aria-label={t('device.removeOf', about)}
          onClick={remove}
        >
          {t('device.remove')}
        </button>
      </div>
    </>
  )
}

async function download(id: string): Promise<void> {
  const file = parseGameFile(await device.file(id))
  if (!file.ok) throw new Error(JSON.stringify(file.problems))
  saveGameFile(file.value, id.slice(1))
}
