import type { TableListItem } from '@guildhall/protocol'
import { Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { formatDateTime, tableName } from '../../format.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { Failure, TaskButton } from '../../shell/forms.tsx'
import { LoadedList, useResource } from '../../shell/resource.tsx'
import { setter } from '../../shell/setter.ts'
import { Part } from '../../shell/site.tsx'
import { type Task, useTask } from '../../shell/task.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface AdminTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly status: TableListItem['status']
  readonly turns: number
  readonly updated: number
  readonly fault: string | null
}

const FILTERS = ['all', 'setAside', 'playing', 'open'] as const
type Filter = (typeof FILTERS)[number]

/** All tables of the server, the quarantined ones first. */
export function AdminTables() {
  const filter = useSignal<Filter>('all')
  return (
    <Part heading={t('admin.tables')}>
      <Segmented
        label={t('admin.tables')}
        options={FILTERS.map((value) => ({ value, label: t(`admin.only.${value}`) }))}
        value={filter.value}
        onChange={setter(filter)}
      />
      <Tables key={filter.value} filter={filter.value} />
    </Part>
  )
}

function Tables({ filter }: { readonly filter: Filter }) {
  const resource = useResource<readonly AdminTable[]>(
    filter === 'all' ? '/api/admin/tables' : `/api/admin/tables?only=${filter}`,
  )
  const closing = useSignal<AdminTable | null>(null)
  const task = useTask()
  const retry = ({ id }: AdminTable) =>
    task.run(() => resource.change('POST', `/api/admin/tables/${id}/retry`))
  return (
    <>
      <Failure task={task} />
      <LoadedList resource={resource} empty={t('admin.noTables')}>
        {(table) => (
          <li key={table.id}>
            <About table={table} />
            <Actions
              table={table}
              task={task}
              onRetry={() => retry(table)}
              onClose={() => {
                closing.value = table
              }}
            />
          </li>
        )}
      </LoadedList>
      {closing.value !== null && (
        <ConfirmClose
          table={closing.value}
          onConfirm={(table, reason) =>
            resource.change('POST', `/api/admin/tables/${table.id}/close`, { reason })
          }
          onCancel={() => {
            closing.value = null
          }}
        />
      )}
    </>
  )
}

const About = ({ table }: { readonly table: AdminTable }) => (
  <span class="about">
    <Link href={`/t/${table.id}`}>{tableName(table)}</Link>
    <span class="muted">
      {t(`admin.status.${table.status}`)} · {t('games.turns', { n: table.turns })} ·{' '}
      {formatDateTime(table.updated)}
    </span>
    {table.fault !== null && <strong>{t('admin.fault', { fault: table.fault })}</strong>}
  </span>
)

function Actions({
  table,
  task,
  onRetry,
  onClose,
}: {
  readonly table: AdminTable
  readonly task: Task
  readonly onRetry: () => void
  readonly onClose: () => void
}) {
  const { id, status, fault } = table
  const title = tableName(table)
  return (
    <span class="row">
      <a
        class="button"
        href={`/api/admin/tables/${id}/export`}
        download={`${id}.export.json`}
        aria-label={t('admin.exportOf', { title })}
      >
        {t('admin.export')}
      </a>
      {fault !== null && (
        <TaskButton task={task} aria-label={t('admin.retryOf', { title })} onClick={onRetry}>
          {t('admin.retry')}
        </TaskButton>
      )}
      {(status === 'open' || status === 'playing') && (
        <TaskButton task={task} aria-label={t('admin.closeOf', { title })} onClick={onClose}>
          {t('admin.close')}
        </TaskButton>
      )}
    </span>
  )
}

const ConfirmClose = ({
  table,
  onConfirm,
  onCancel,
}: {
  readonly table: AdminTable
  readonly onConfirm: (table: AdminTable, reason: string) => Promise<unknown>
  readonly onCancel: () => void
}) => (
  <ReasonDialog
    title={t('admin.close')}
    text={t('admin.closeSure', { title: tableName(table) })}
    onConfirm={(reason) => onConfirm(table, reason)}
    onClose={onCancel}
  />
)
