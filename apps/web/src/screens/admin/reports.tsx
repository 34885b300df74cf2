import { Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../../later-messages.ts'
import { Lines, Loaded, useResource } from '../../shell/resource.tsx'
import { setter } from '../../shell/setter.ts'
import { Part } from '../../shell/site.tsx'
import { Pager } from './pager.tsx'
import { type Report, ReportLine } from './report-line.tsx'

const LISTS = ['open', 'all'] as const
type List = (typeof LISTS)[number]

/** What people have reported. */
export function Reports() {
  const list = useSignal<List>('open')
  return (
    <Part heading={t('admin.reports')}>
      <Segmented
        label={t('admin.reports')}
        options={LISTS.map((value) => ({ value, label: t(`admin.reports.${value}`) }))}
        value={list.value}
        onChange={setter(list)}
      />
      <List key={list.value} list={list.value} />
    </Part>
  )
}

function List({ list }: { readonly list: List }) {
  const page = useSignal(0)
  const only = list === 'open' ? '&only=open' : ''
  const resource = useResource<{ readonly reports: readonly Report[]; readonly more: boolean }>(
    `/api/admin/reports?page=${page.value}${only}`,
  )
  return (
    <Loaded resource={resource}>
      {({ reports, more }) => (
        <>
          <Lines
            items={reports}
            empty={t(list === 'open' ? 'admin.noOpenReports' : 'admin.noReports')}
          >
            {(report) => <ReportLine key={report.id} report={report} resource={resource} />}
          </Lines>
          <Pager page={page} more={more} />
        </>
      )}
    </Loaded>
  )
}
