import type { TableListItem } from '@guildhall/protocol'
import { formatDateTime, tableName } from '../../format.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { Lines, Loaded, useResource } from '../../shell/resource.tsx'
import { Part } from '../../shell/site.tsx'
import { ModerationActions } from './moderation-actions.tsx'
import { type ListedPerson, nameOf, type Sanction, States, stateText } from './person-states.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { type Report, ReportLine } from './report-line.tsx'

interface Imposed extends Sanction {
  readonly id: string
  readonly created: number
  readonly lifted: number | null
  readonly created_by_name: string | null
  readonly lifted_by_name: string | null
}

interface SeatAt {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly status: TableListItem['status']
  readonly updated: number
  readonly name: string
}

interface PersonInFull {
  readonly person: ListedPerson
  readonly tables: readonly SeatAt[]
  readonly history: readonly Imposed[]
  readonly reports: readonly Report[]
}

/** One person: what can be done about them, and what there is to know. */
export function PersonPage({ id }: { readonly id: string }) {
  const resource = useResource<PersonInFull>(`/api/admin/people/${encodeURIComponent(id)}`)
  return (
    <Loaded resource={resource}>
      {({ person, tables, history, reports }) => (
        <>
          <Part heading={nameOf(person.name)}>
            <p class="muted">
              {t(`admin.kind.${person.kind}`)}
              {person.email !== null && ` · ${person.email}`} ·{' '}
              {t('admin.since', { date: formatDateTime(person.created) })} ·{' '}
              {t('admin.seen', { date: formatDateTime(person.seen) })}
            </p>
            <States person={person} />
            <ModerationActions person={person} resource={resource} />
          </Part>
          {person.kind === 'account' && <RecoveryCode person={person} />}
          <Part heading={t('admin.reportsAbout')}>
            <Lines items={reports} empty={t('admin.noReports')}>
              {(report) => <ReportLine key={report.id} report={report} resource={resource} />}
            </Lines>
          </Part>
          <Part heading={t('admin.history')}>
            <Lines items={history} empty={t('admin.noHistory')}>
              {(imposed) => <HistoryLine key={imposed.id} imposed={imposed} />}
            </Lines>
          </Part>
          <Part heading={t('admin.tables')}>
            <Lines items={tables} empty={t('admin.noTables')}>
              {(table) => (
                <li key={`${table.id} ${table.name}`}>
                  <span class="about">
                    <Link href={`/t/${table.id}`}>{tableName(table)}</Link>
                    <span class="muted">
                      {t('admin.asName', { name: nameOf(table.name) })} ·{' '}
                      {t(`admin.status.${table.status}`)} · {formatDateTime(table.updated)}
                    </span>
                  </span>
                </li>
              )}
            </Lines>
          </Part>
        </>
      )}
    </Loaded>
  )
}

const HistoryLine = ({ imposed }: { readonly imposed: Imposed }) => (
  <li>
    <span class="about">
      <strong>{stateText(imposed)}</strong>
      <span>{imposed.reason}</span>
      <span class="muted">
        {t('admin.byAt', {
          name: nameOf(imposed.created_by_name),
          date: formatDateTime(imposed.created),
        })}
        {imposed.lifted !== null &&
          ` · ${t('admin.liftedBy', {
            name: nameOf(imposed.lifted_by_name),
            date: formatDateTime(imposed.lifted),
          })}`}
      </span>
    </span>
  </li>
)
