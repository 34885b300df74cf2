import type { TableCommand, TableView } from '@guildhall/tables'
import type { ComponentChildren } from 'preact'
import { t } from '../i18n.ts'
import { Link } from '../router.tsx'
import { Clock } from './clocks.tsx'
import { TableMenu } from './table-menu.tsx'

/** Whose turn it is, said once and large; and the way back. */
export function Prompt({
  view,
  names,
  ask,
  children,
}: {
  readonly view: TableView
  readonly names: readonly string[]
  readonly ask: (wish: TableCommand) => void
  /** What else stands in its row. */
  readonly children?: ComponentChildren
}) {
  const acting = view.play?.actor?.seat ?? null
  const mine = acting !== null && acting === view.play?.viewer
  const words =
    acting === null
      ? t('table.over')
      : t(mine ? 'table.yourTurn' : 'table.theirTurn', { name: names[acting] ?? '' })
  return (
    <header class="prompt-row">
      <Link href="/" class="brand" aria-label={t('page.home')}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span class="serif">{t('house.name')}</span>
      </Link>
      <div class={`prompt ${mine ? 'mine' : ''}`} role="status">
        <h1>{words}</h1>
        <span class="grow" />
        {view.status === 'over' && (
          <Link class="button primary" href={`/t/${view.id}/end`}>
            {t('table.result')}
          </Link>
        )}
        {children}
        {acting !== null && <Clock view={view} seat={acting} />}
      </div>
      <TableMenu view={view} ask={ask} />
    </header>
  )
}
