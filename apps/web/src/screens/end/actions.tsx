import { gameFileText } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { isHere } from '../../local/ids.ts'
import { keeperOf } from '../../local/keeper-of.ts'
import { Refused } from '../../net/http.ts'
import type { OpenedFile } from '../../past/open-file.ts'
import type { Opened } from '../../play/opened.ts'
import { go, Link } from '../../router.tsx'
import { t } from '../../words.ts'
import { PutOnServer } from '../put-on-server.tsx'
import { pictureOf } from './picture.ts'
import { save, share } from './share.ts'
import { VerifyChance } from './verify.tsx'

interface ActionsProps {
  readonly view: TableView
  readonly opened: Opened
  readonly file: OpenedFile | null
}

/** What can be done after the end. */
export function Actions({ view, opened, file }: ActionsProps) {
  const said = useSignal('')
  const rematch = async () => {
    try {
      go(`/t/${await keeperOf(view.id).rematch(view.id)}`)
    } catch (error) {
      said.value = error instanceof Refused ? error.message : t('page.failed')
    }
  }
  const shareLink = async () => {
    const href = `${location.origin}/t/${view.id}/replay`
    said.value = (await share(href)) === 'copied' ? t('replay.copied') : href
  }
  const picture = () => {
    const drawn = document.querySelector<SVGSVGElement>('.end-picture svg')
    if (drawn === null) return
    pictureOf(drawn).then(
      (blob) => save(blob, `${view.id}.png`),
      () => {
        said.value = t('end.noPicture')
      },
    )
  }
  const mine = view.chairs.some((chair) => chair.mine)
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
      {isHere(view.id) ? (
        view.origin === undefined && <PutOnServer id={view.id} />
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
            <VerifyChance game={opened.game} file={file.file} promised={view.commitment} />
          )}
        </>
      )}
      <p role="status">{said.value}</p>
    </div>
  )
}
