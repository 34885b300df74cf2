import { useSignal } from '@preact/signals'
import { formatDateTime } from '../../format.ts'
import { messageOr } from '../../i18n.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { Failure, TaskButton } from '../../shell/forms.tsx'
import type { Resource } from '../../shell/resource.tsx'
import { useTask } from '../../shell/task.ts'
import { nameOf } from './person-states.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface ReportedLine {
  readonly number: number
  readonly name: string
  readonly body: string
  readonly removed: boolean
  readonly theirs: boolean
}

export interface Report {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly person_name: string | null
  readonly reporter: string
  readonly reporter_name: string | null
  readonly table_id: string | null
  readonly line: number | null
  readonly reason: string
  readonly body: string
  readonly created: number
  readonly handled: number | null
  readonly handled_by_name: string | null
  readonly lines: readonly ReportedLine[]
}

/** A report: who about whom, what was written, the chat at the time. */
export function ReportLine<T>({
  report,
  resource,
}: {
  readonly report: Report
  readonly resource: Resource<T>
}) {
  const task = useTask()
  const date = formatDateTime(report.created)
  const handle = () =>
    task.run(() => resource.change('POST', `/api/admin/reports/${report.id}/handled`))
  return (
    <li class="report-line">
      <span class="about">
        <strong>
          {t('admin.report', {
            reason: messageOr(`admin.reason.${report.reason}`, report.reason),
            date,
          })}
        </strong>
        <span>
          <Link href={`/admin/people/${report.person}`}>
            {nameOf(report.person_name ?? report.name)}
          </Link>{' '}
          · {t('admin.reportedBy', { name: nameOf(report.reporter_name) })}
          {report.table_id !== null && (
            <>
              {' · '}
              <Link href={`/t/${report.table_id}`}>{t('admin.toTable')}</Link>
            </>
          )}
        </span>
        {report.body !== '' && <span class="quoted">{report.body}</span>}
        <ReportedChat report={report} resource={resource} />
      </span>
      {report.handled === null ? (
        <TaskButton task={task} aria-label={t('admin.handleOf', { date })} onClick={handle}>
          {t('admin.handle')}
        </TaskButton>
      ) : (
        <span class="muted">
          {t('admin.handledBy', {
            name: nameOf(report.handled_by_name),
            date: formatDateTime(report.handled),
          })}
        </span>
      )}
      <Failure task={task} />
    </li>
  )
}

function ReportedChat<T>({
  report: { table_id, line: reported, lines },
  resource,
}: {
  readonly report: Report
  readonly resource: Resource<T>
}) {
  const removing = useSignal<number | null>(null)
  if (lines.length === 0 || table_id === null) return null
  return (
    <details open={reported !== null}>
      <summary>{t('admin.chatThen', { n: lines.length })}</summary>
      <ol class="reported-chat">
        {lines.map(({ number, name, body, removed, theirs }) => (
          <li key={number} class={number === reported ? 'reported' : ''}>
            <span>
              {number === reported && <span class="unseen">{t('admin.thisLine')}</span>}
              <b>{nameOf(name)}</b> {body}{' '}
              {removed && <span class="muted">({t('admin.messageRemoved')})</span>}
            </span>
            {theirs && !removed && (
              <button
                type="button"
                class="button quiet"
                aria-label={t('admin.removeMessageOf', { name: nameOf(name), text: body })}
                onClick={() => {
                  removing.value = number
                }}
              >
                {t('admin.removeMessage')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {removing.value !== null && (
        <ReasonDialog
          title={t('admin.removeMessage')}
          text={t('admin.sure.removeMessage')}
          onConfirm={(reason) =>
            resource.change('POST', `/api/admin/tables/${table_id}/talk/${removing.value}/remove`, {
              reason,
            })
          }
          onClose={() => {
            removing.value = null
          }}
        />
      )}
    </details>
  )
}
