import { gameFileText } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import type { LoadedGame } from '../../history/load-game-file.ts'
import { t } from '../../i18n.ts'
import { backendOf } from '../../local/backend-of.ts'
import { isOnDevice } from '../../local/device-ids.ts'
import { Refused } from '../../net/http.ts'
import type { TableGame } from '../../play/use-table-game.ts'
import { go, Link } from '../../router.tsx'
import { UploadGame } from '../upload-game.tsx'
import { save, share } from './share.ts'
import { svgToPng } from './svg-to-png.ts'
import { VerifyChance } from './verify-chance.tsx'

interface ResultActionsProps {
  readonly view: TableView
  readonly tableGame: TableGame
  readonly file: LoadedGame | null
}

/** What can be done after the end. */
export function ResultActions({ view, tableGame, file }: ResultActionsProps) {
  const status = useSignal('')
  const rematch = async () => {
    try {
      go(`/t/${await backendOf(view.id).rematch(view.id)}`)
    } catch (error) {
      status.value = error instanceof Refused ? error.message : t('page.failed')
    }
  }
  const shareLink = async () => {
    const href = `${location.origin}/t/${view.id}/replay`
    status.value = (await share(href)) === 'copied' ? t('replay.copied') : href
  }
  const picture = () => {
    const drawn = document.querySelector<SVGSVGElement>('.end-picture svg')
    if (drawn === null) return
    svgToPng(drawn).then(
      (blob) => save(blob, `${view.id}.png`),
      () => {
        status.value = t('end.noPicture')
      },
    )
  }
  const mine = view.chairs.some((holder) => holder.mine)
  return (
    <div class="end-actions">
      {mine && (
        <button type="button" class="button primary" onClick={rematch}>
          {t(view.rematch === null ? 'end.rematch' : 'end.again')}
        </button>
      )}
      <Link class="button" href={`/t/${view.id}/replay`}>
        {t('end.replay')}
      </Link>
      {isOnDevice(view.id) ? (
        view.origin === undefined && <UploadGame id={view.id} />
      ) : (
        <button type="button" class="button" onClick={shareLink}>
          {t('end.link')}
        </button>
      )}
      <button type="button" class="button" onClick={picture}>
        {t('end.picture')}
      </button>
      {file !== null && (
        <>
          <button
            type="button"
            class="button"
            onClick={() =>
              save(
                new Blob([gameFileText(file.file)], { type: 'application/json' }),
                `${view.id}.guildhall.json`,
              )
            }
          >
            {t('end.download')}
          </button>
          {view.origin !== 'continued' && (
            <VerifyChance game={tableGame.game} file={file.file} promised={view.commitment} />
          )}
        </>
      )}
      <p role="status">{status.value}</p>
    </div>
  )
}
