import type { TableCommand, TableView } from '@guildhall/tables'
import type { ComponentChildren } from 'preact'
import { t } from '../i18n.ts'
import { Link } from '../router.tsx'
import { useTurnTitle } from '../shell/title.ts'
import { Clock } from './clocks.tsx'
import { TableMenu } from './table-menu.tsx'

/** Whose turn it is, once and large; the link home and the menu. */
export function Prompt({
  view,
  names,
  ask,
  hurries,
  children,
}: {
  readonly view: TableView
  readonly names: readonly string[]
  readonly ask: (command: TableCommand) => void
  /** Whether bots think shorter than usual. */
  readonly hurries: boolean
  /** What else is in its row. */
  readonly children?: ComponentChildren
}) {
  const acting = view.play?.actor?.seat ?? null
  const mine = acting !== null && acting === view.play?.viewer
  const bot = acting !== null && view.chairs[acting]?.bot !== null
  const heading =
    acting === null
      ? t('table.over')
      : t(mine ? 'table.yourTurn' : 'table.theirTurn', { name: names[acting] ?? '' })
  useTurnTitle(view.id, mine, heading)
  return (
    <header class="prompt-row">
      <Link href="/" class="brand" aria-label={t('page.home')}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span class="serif">{t('site.name')}</span>
      </Link>
      <div class={`prompt ${mine ? 'mine' : ''}`} role="status">
        <div>
          <h1>{heading}</h1>
          {hurries && bot && <p class="muted">{t('table.hurries')}</p>}
        </div>
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
