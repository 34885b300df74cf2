import type { TableView } from '@guildhall/tables'
import { type Signal, useSignal } from '@preact/signals'
import type { LoadedGame } from '../../history/load-game-file.ts'
import { t } from '../../later-messages.ts'
import { isOnDevice } from '../../local/device-ids.ts'
import { RematchOffer } from '../../play/rematch-offer.tsx'
import type { TableGame } from '../../play/use-table-game.ts'
import { Link } from '../../router.tsx'
import { UploadGame } from '../upload-game.tsx'
import { save, saveGameFile, share } from './share.ts'
import { svgToPng } from './svg-to-png.ts'
import { VerifyChance } from './verify-chance.tsx'

interface ResultActionsProps {
  readonly view: TableView
  readonly tableGame: TableGame
  readonly file: LoadedGame | null
}

/** What can be done after the end. */
export function ResultActions({ view, tableGame, file }: ResultActionsProps) {
  const { id, origin } = view
  const status = useSignal('')
  return (
    <div class="end-actions">
      {view.chairs.some(({ mine }) => mine) && <RematchOffer view={view} />}
      <Link class="button" href={`/t/${id}/replay`}>
        {t('end.replay')}
      </Link>
      {isOnDevice(id) ? (
        origin === undefined && <UploadGame id={id} />
      ) : (
        <Action onClick={() => shareReplay(id, status)}>{t('end.link')}</Action>
      )}
      <Action onClick={() => savePicture(id, status)}>{t('end.picture')}</Action>
      {file !== null && (
        <>
          <Action onClick={() => saveGameFile(file.file, id)}>{t('end.download')}</Action>
          {origin !== 'continued' && (
            <VerifyChance game={tableGame.game} file={file.file} promised={view.commitment} />
          )}
        </>
      )}
      <p role="status">{status.value}</p>
    </div>
  )
}

const Action = ({
  onClick,
  children,
}: {
  readonly onClick: () => void
  readonly children: string
}) => (
  <button type="button" class="button" onClick={onClick}>
    {children}
  </button>
)

async function shareReplay(id: string, status: Signal<string>): Promise<void> {
  const href = `${location.origin}/t/${id}/replay`
  status.value = (await share(href)) === 'copied' ? t('replay.copied') : href
}

async function savePicture(id: string, status: Signal<string>): Promise<void> {
  const drawn = document.querySelector<SVGSVGElement>('.end-picture svg')
  if (drawn === null) return
  try {
    save(await svgToPng(drawn), `${id}.png`)
  } catch {
    status.value = t('end.noPicture')
  }
}
