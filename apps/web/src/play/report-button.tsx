import type { TableView } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'

/** One click copies what a bug report needs; where that is not allowed, it is shown. */
export function ReportButton({ view }: { readonly view: TableView }) {
  const report = useSignal<{ readonly text: string; readonly copied: boolean } | null>(null)
  const copy = async () => {
    const { bugReport: reportOf } = await import('./bug-report.ts')
    const text = reportOf(view)
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    report.value = { text, copied }
  }
  return (
    <>
      <button type="button" class="button" onClick={copy}>
        {t('menu.report')}
      </button>
      <div role="status">
        {report.value !== null && (
          <>
            <p>{t(report.value.copied ? 'menu.reported' : 'menu.reportByHand')}</p>
            <pre class="report">{report.value.text}</pre>
          </>
        )}
      </div>
    </>
  )
}
