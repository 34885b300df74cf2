import { formatDateTime } from '../format.ts'
import { messageOr } from '../i18n.ts'
import { t } from '../later-messages.ts'
import { Link } from '../router.tsx'
import { me } from '../session.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Loaded, LoadedList, type Resource, useResource } from '../shell/resource.tsx'
import { Column, Part } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'
import { AdminTables } from './admin-tables.tsx'
import './admin.css'

const FIGURES = [
  'people',
  'tables',
  'playing',
  'setAside',
  'sockets',
  'tablesInMemory',
  'botsWaiting',
  'noticesWaiting',
  'openReports',
] as const

type Health = Readonly<Record<(typeof FIGURES)[number], number>> & {
  readonly storage: { readonly kind: string; readonly place: string }
  readonly processes: readonly { readonly id: string }[]
}

/** For those who run the server. */
export function Admin() {
  if (me.value?.administrator !== true) {
    return (
      <Column title={t('admin.title')}>
        <p>{me.value === undefined ? t('page.loading') : t('admin.only')}</p>
      </Column>
    )
  }
  return (
    <Column title={t('admin.title')}>
      <HealthSection />
      <AdminTables />
      <Reports />
      <AuditSection />
    </Column>
  )
}

function HealthSection() {
  const resource = useResource<Health>('/api/admin/health')
  return (
    <Part heading={t('admin.health')}>
      <Loaded resource={resource}>
        {(health) => (
          <>
            <dl class="figures">
              {FIGURES.map((name) => (
                <div key={name}>
                  <dt>{t(`admin.health.${name}`)}</dt>
                  <dd>{health[name]}</dd>
                </div>
              ))}
              <div>
                <dt>{t('admin.health.processes')}</dt>
                <dd>{health.processes.length}</dd>
              </div>
            </dl>
            <p class="muted">{t('admin.storage', health.storage)}</p>
          </>
        )}
      </Loaded>
      <ReloadButton resource={resource} />
    </Part>
  )
}

/** A button that loads a part again. */
export function ReloadButton<T>({ resource }: { readonly resource: Resource<T> }) {
  const task = useTask()
  return (
    <TaskButton task={task} onClick={() => task.run(() => resource.reload())}>
      {t('admin.refresh')}
    </TaskButton>
  )
}

interface Report {
  readonly id: string
  readonly table_id: string | null
  readonly reason: string
  readonly body: string
  readonly created: number
  readonly handled: number | null
}

function Reports() {
  const resource = useResource<readonly Report[]>('/api/admin/reports')
  const task = useTask()
  return (
    <Part heading={t('admin.reports')}>
      <LoadedList resource={resource} empty={t('admin.noReports')}>
        {(report) => (
          <ReportLine
            key={report.id}
            report={report}
            task={task}
            onHandle={() =>
              task.run(() => resource.change('POST', `/api/admin/reports/${report.id}/handled`))
            }
          />
        )}
      </LoadedList>
      <Failure task={task} />
    </Part>
  )
}

function ReportLine({
  report: { table_id, reason, body, created, handled },
  task,
  onHandle,
}: {
  readonly report: Report
  readonly task: Task
  readonly onHandle: () => void
}) {
  const date = formatDateTime(created)
  return (
    <li>
      <span>
        <strong>
          {t('admin.report', { reason: messageOr(`admin.reason.${reason}`, reason), date })}
        </strong>{' '}
        {body} {table_id !== null && <Link href={`/t/${table_id}`}>{t('admin.toTable')}</Link>}
      </span>
      {handled === null ? (
        <TaskButton task={task} aria-label={t('admin.handleOf', { date })} onClick={onHandle}>
          {t('admin.handle')}
        </TaskButton>
      ) : (
        <span class="muted">{t('admin.handled', { date: formatDateTime(handled) })}</span>
      )}
    </li>
  )
}

interface AuditEntry {
  readonly id: string
  readonly at: number
  readonly action: string
  readonly target: string
}

function AuditSection() {
  const resource = useResource<readonly AuditEntry[]>('/api/admin/audit')
  return (
    <Part heading={t('admin.audit')}>
      <LoadedList resource={resource} empty={t('admin.noAudit')}>
        {({ id, at, action, target }) => (
          <li key={id}>
            <span>
              {formatDateTime(at)}: {messageOr(`admin.did.${action}`, action)} <code>{target}</code>
            </span>
          </li>
        )}
      </LoadedList>
      <ReloadButton resource={resource} />
    </Part>
  )
}
