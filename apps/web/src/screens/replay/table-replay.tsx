import type { TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Refused } from '../../net/http.ts'
import type { FileResult } from '../../past/open-file.ts'
import { openTable } from '../../past/open-table.ts'
import { Link, type Parts } from '../../router.tsx'
import { seatWords } from '../../say.ts'
import { Site } from '../../shell/site.tsx'
import { t } from '../../words.ts'
import '../page.css'
import { CopyLink } from './copy-link.tsx'
import { FaultWords } from './fault-words.tsx'
import { Replay } from './replay.tsx'

/** The replay of a table whose game is over. */
export function TableReplay({ id = '' }: Parts) {
  const opened = useSignal<{ opened: FileResult; table: TableView } | null>(null)
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    openTable(id).then(
      (loaded) => {
        opened.value = loaded
      },
      (error: unknown) => {
        problem.value =
          error instanceof Refused && error.code === 'notOver'
            ? t('replay.notOver')
            : error instanceof Refused
              ? error.message
              : t('page.failed')
      },
    )
  }, [id])
  const here = opened.value
  return (
    <Site title={t('replay.of')} class="page replay-page">
      <div class="replay-head">
        <h1>{here?.table.title || t('replay.of')}</h1>
        <Link href={`/t/${id}`}>{t('replay.toTable')}</Link>
      </div>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {here === null ? (
        problem.value === null && <p aria-live="polite">{t('page.loading')}</p>
      ) : here.opened.ok ? (
        <Replay
          id={id}
          opened={here.opened}
          names={seatWords(here.table.chairs)}
          bots={here.table.chairs.map(({ bot }) => bot)}
          more={<CopyLink />}
        />
      ) : (
        <FaultWords fault={here.opened.fault} />
      )}
    </Site>
  )
}
