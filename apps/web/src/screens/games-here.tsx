import { gameFileText, parseGameFile } from '@guildhall/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { device } from '../local/device.ts'
import { type FinishedHere, finishedHere } from '../local/lists.ts'
import { removeTable } from '../local/store.ts'
import { Confirm } from '../play/confirm.tsx'
import { Link } from '../router.tsx'
import { t } from '../words.ts'
import { AboutGame, nameAndDate } from './about-game.tsx'
import { save } from './end/share.ts'
import { PutOnServer } from './put-on-server.tsx'

/** Games that were played to their end on this device. */
export function GamesHere({
  onRead,
}: {
  readonly onRead: (games: readonly FinishedHere[]) => void
}) {
  const games = useSignal<readonly FinishedHere[]>([])
  const leaving = useSignal<FinishedHere | null>(null)
  const read = async () => {
    games.value = await finishedHere()
    onRead(games.value)
  }
  useEffect(() => {
    read()
  }, [])
  if (games.value.length === 0) return null
  return (
    <section class="games-here" aria-labelledby="games-here">
      <h2 id="games-here">{t('here.games')}</h2>
      <p class="muted">{t('here.gamesMore')}</p>
      <ol class="finished">
        {games.value.map((game) => (
          <li key={game.id} class="sheet">
            <Game
              game={game}
              remove={() => {
                leaving.value = game
              }}
            />
          </li>
        ))}
      </ol>
      {leaving.value !== null && (
        <Confirm
          onYes={async () => {
            const { id = '' } = leaving.value ?? {}
            leaving.value = null
            await removeTable(id)
            await read()
          }}
          onNo={() => {
            leaving.value = null
          }}
        />
      )}
    </section>
  )
}

function Game({ game, remove }: { readonly game: FinishedHere; readonly remove: () => void }) {
  const about = nameAndDate(game)
  return (
    <>
      <AboutGame game={game} {...(game.whole ? {} : { note: t('here.continued') })} />
      <div class="ways">
        <Link class="button" href={`/t/${game.id}/end`} aria-label={t('here.resultOf', about)}>
          {t('here.result')}
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
        {game.whole && <PutOnServer id={game.id} />}
        <button
          type="button"
          class="button"
          aria-label={t('here.removeOf', about)}
          onClick={remove}
        >
          {t('here.remove')}
        </button>
      </div>
    </>
  )
}

async function download(id: string): Promise<void> {
  const file = parseGameFile(await device.file(id))
  if (!file.ok) throw new Error(JSON.stringify(file.problems))
  const text = gameFileText(file.value)
  save(new Blob([text], { type: 'application/json' }), `${id.slice(1)}.guildhall.json`)
}
