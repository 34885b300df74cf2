import type { TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { seatHolderNames } from '../../format.ts'
import { loadFinishedTable } from '../../history/load-finished-table.ts'
import type { FileResult } from '../../history/load-game-file.ts'
import { t } from '../../later-messages.ts'
import { Refused } from '../../net/http.ts'
import { Link, type Parts } from '../../router.tsx'
import { setter } from '../../shell/setter.ts'
import { Site } from '../../shell/site.tsx'
import '../page.css'
import { CopyLink } from './copy-link.tsx'
import { FileFaultMessage } from './file-fault-message.tsx'
import { Replay } from './replay.tsx'

/** The replay of a table whose game is over. */
export function TableReplay({ id = '' }: Parts) {
  const loaded = useSignal<{ file: FileResult; table: TableView } | null>(null)
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    loadFinishedTable(id).then(setter(loaded), (error: unknown) => {
      problem.value =
        error instanceof Refused && error.code === 'notOver'
          ? t('replay.notOver')
          : error instanceof Refused
            ? error.message
            : t('page.failed')
    })
  }, [id])
  const shown = loaded.value
  return (
    <Site title={t('replay.of')} class="page replay-page">
      <div class="replay-head">
        <h1>{shown?.table.title || t('replay.of')}</h1>
        <Link href={`/t/${id}`}>{t('replay.toTable')}</Link>
      </div>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {shown === null ? (
        problem.value === null && <p aria-live="polite">{t('page.loading')}</p>
      ) : shown.file.ok ? (
        <Replay
          id={id}
          loaded={shown.file}
          names={seatHolderNames(shown.table.chairs)}
          bots={shown.table.chairs.map(({ bot }) => bot)}
          more={<CopyLink />}
        />
      ) : (
        <FileFaultMessage fault={shown.file.fault} />
      )}
    </Site>
  )
}
